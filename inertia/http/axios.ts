import axios from 'axios'
import { stringify } from '~/query'
import { currentSocketId } from './socketId'

const instance = axios.create({
  timeout: 0,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { common: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } },
  paramsSerializer: { serialize: (params) => stringify(params).slice(1) },
})

instance.interceptors.request.use((config) => {
  const id = currentSocketId()
  if (id) config.headers.set('X-Socket-Id', id)
  return config
})

export default instance
