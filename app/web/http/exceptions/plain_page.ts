import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import edge from 'edge.js'
import type { ErrorStatus } from '#app/web/http/isomorphic/statuses'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

/** Needs no session, no database and no script. Reloads once the database is back; never sends a form again. */
export async function plainPage(ctx: HttpContext, status: ErrorStatus, retrySeconds: number) {
  const { request, response } = ctx
  const locale = localeOf(ctx)
  const t = (key: string, values?: Record<string, string>) =>
    i18nManager.locale(locale).t(`common.errors.${key}`, values)
  const isAway = status === '503'
  const canReload = request.method() === 'GET'
  const nonce = randomBytes(16).toString('base64')

  response.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  )
  response.header('content-type', 'text/html; charset=utf-8')
  response.header('cache-control', 'no-store')
  return response.send(
    await edge.render('errors/plain', {
      locale,
      nonce,
      title: t(`${status}.title`),
      text: isAway && !canReload ? t('resend') : t(`${status}.text`),
      reference: status === '500' ? t('reference', { requestId: request.id() ?? '' }) : null,
      reload: isAway && canReload ? retrySeconds : null,
      retry: canReload ? { url: request.url(true), label: t('retry') } : null,
    })
  )
}
