import axios from 'axios'
import { currentSocketId } from '~/http'
import { stringify } from '~/query'

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
