import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/platform/shared/owned'
import { scope } from '@adonisjs/lucid/orm'
import { now } from '#app/platform/shared/clock'
import { BrowserSessionSchema } from '#database/schema'

/** Without "remember me" a session ends after this long without a visit. */
export const IDLE_HOURS = 12

export default class BrowserSession extends compose(BrowserSessionSchema, Owned) {
  static open = scope((query) =>
    query
      .whereNull('ended_at')
      .where((either) =>
        either
          .where('last_seen_at', '>', now().minus({ hours: IDLE_HOURS }).toSQL()!)
          .orWhere('remember_expires_at', '>', now().toSQL()!)
      )
  )

  get isRemembered() {
    return this.rememberExpiresAt !== null && this.rememberExpiresAt > now()
  }
}
