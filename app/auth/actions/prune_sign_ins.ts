import AccountLink from '#app/auth/account_link'
import BrowserSession from '#app/auth/browser_session'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'

/** The privacy policy promises one year; until then a known browser is not a new device. */
const YEARS_KEPT = 1
/** A dead link opens nothing, but one of a change of address holds that address. */
const LINK_DAYS_KEPT = 30

export const pruneSignIns = () =>
  asWorker(async () => {
    await BrowserSession.query()
      .where('last_seen_at', '<', now().minus({ years: YEARS_KEPT }).toSQL()!)
      .delete()
    await AccountLink.query()
      .where('expires_at', '<', now().minus({ days: LINK_DAYS_KEPT }).toSQL()!)
      .delete()
  })
