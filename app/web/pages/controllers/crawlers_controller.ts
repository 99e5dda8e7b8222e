import type { HttpContext } from '@adonisjs/core/http'
import { absoluteUrl } from '#app/messages/emails/transport'
import { PUBLIC_PAGES } from '#app/web/pages/public_pages'

const CLOSED = [
  '/admin',
  '/t/',
  '/reset-password/',
  '/verify-email',
  '/undo-email-change/',
  '/change-email/',
  '/claim-answers/',
  '/unsubscribe/',
]

export default class CrawlersController {
  robots({ response }: HttpContext) {
    response.header('content-type', 'text/plain; charset=utf-8')
    const lines = ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`)]
    return `${lines.join('\n')}\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`
  }

  /** https://www.sitemaps.org/protocol.html */
  sitemap({ response }: HttpContext) {
    response.header('content-type', 'application/xml; charset=utf-8')
    const urls = Object.values(PUBLIC_PAGES).map(({ path }) => `  <url><loc>${absoluteUrl(path)}</loc></url>\n`)
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  }
}
