import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { RequestValidator } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import i18nManager from '@adonisjs/i18n/services/main'
import { type Locale, isLocale } from '#app/platform/shared/locale'

export default class LocaleMiddleware {
  static {
    RequestValidator.messagesProvider = (ctx) => ctx.i18n.createMessagesProvider()
  }

  async handle(ctx: HttpContext, next: NextFn) {
    const locale = localeOf(ctx)
    ctx.i18n = i18nManager.locale(locale)
    ctx.response.header('content-language', locale)
    if ('view' in ctx) ctx.view.share({ locale })
    return next()
  }
}

export function localeOf({ auth, session, request }: HttpContext): Locale {
  if (/^\/admin(\/|$)/.test(request.url())) return 'en'
  const chosen = auth?.user?.locale ?? (session?.initiated ? session.get('locale') : undefined)
  if (isLocale(chosen)) return chosen
  return (i18nManager.getSupportedLocaleFor(request.languages()) ?? 'en') as Locale
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    i18n: I18n
  }
}
