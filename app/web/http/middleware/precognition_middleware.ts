import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { errorBody } from '#app/web/http/error_body'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { isPrecognitive } from '#app/web/http/precognition'

/** Around all others, because the client takes no answer without this header, not even a refusal. */
export default class PrecognitionMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!isPrecognitive(ctx)) return next()
    const { response } = ctx
    response.header('precognition', 'true')
    response.vary('Precognition')
    await next()
    if (isRedirect(response.getStatus())) forbid(ctx)
  }
}

const isRedirect = (status: number) => status >= 300 && status < 400

/** A guard sends a person to another page first; a script would follow it and take that page for an answer. */
function forbid(ctx: HttpContext) {
  const { response } = ctx
  response.removeHeader('location')
  const message = i18nManager.locale(localeOf(ctx)).t('common.errors.403.title')
  return response.status(403).json(errorBody(ctx, message))
}
