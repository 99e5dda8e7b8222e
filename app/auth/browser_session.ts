import { compose } from '@adonisjs/core/helpers'
import { Owned } from '#app/shared/owned'
import { scope } from '@adonisjs/lucid/orm'
import { now } from '#app/shared/clock'
import { BrowserSessionSchema } from '#database/schema'

/** Without a remembered browser someone signs in again after this long without a visit. */
export const IDLE_HOURS = 12

/** One browser in which someone is, or was, signed in. */
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
