import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import sirv from 'sirv'

const serve = app.inDev
  ? undefined
  : sirv(app.publicPath('assets'), {
      brotli: true,
      gzip: true,
      etag: true,
      maxAge: 31_536_000,
      immutable: true,
    })

const PREFIX = '/assets/'

export default class AssetsMiddleware {
  handle({ request, response }: HttpContext, next: NextFn) {
    const url = request.request.url ?? ''
    if (!serve || !url.startsWith(PREFIX) || url.includes('/.')) return next()

    // sirv keeps a cache header that is set already.
    const kept = response.response.getHeader('cache-control')
    response.response.removeHeader('cache-control')
    return new Promise<void>((resolve, reject) => {
      const incoming = Object.assign(request.request, { url: url.slice(PREFIX.length - 1) })
      response.response.once('close', resolve)
      serve(incoming, response.response, () => {
        incoming.url = url
        if (kept) response.response.setHeader('cache-control', kept)
        Promise.resolve(next()).then(() => resolve(), reject)
      })
    })
  }
}
