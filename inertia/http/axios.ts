import axios from 'axios'
import { currentSocketId } from './socketId'

const instance = axios.create({
  timeout: 0,
  xsrfCookieName: 'XSRF-TOKEN',
  xsrfHeaderName: 'X-XSRF-TOKEN',
  headers: { common: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' } },
})

instance.interceptors.request.use(async (config) => {
  const id = currentSocketId()
  if (id) config.headers.set('X-Socket-Id', id)
  // Most calls have a whole address and no parameters, so do without what writes them.
  if (config.params && Object.keys(config.params).length > 0) {
    const { stringify } = await import('./parameters')
    config.paramsSerializer = { serialize: (params) => stringify(params).slice(1) }
  }
  return config
})

export default instance
