import { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import type notices from '~lang/en/notices.json'
import { localeOf } from '#app/web/http/middleware/locale_middleware'

type Keys<Catalog> = {
  [Key in keyof Catalog & string]: Catalog[Key] extends string ? Key : `${Key}.${Keys<Catalog[Key]>}`
}[keyof Catalog & string]

export type NoticeKey = Keys<typeof notices>

type Notify = (key: NoticeKey, values?: Record<string, string | number>, kind?: 'success' | 'info' | 'error') => void

HttpContext.getter('notify', function (this: HttpContext): Notify {
  return (key, values, kind = 'success') => {
    // A request may be refused before its language is known.
    const text = i18nManager.locale(localeOf(this)).t(`notices.${key}`, values)
    this.session.flash('notice', { kind, text })
  }
})

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    notify: Notify
  }
}
