import AccountLink from '#app/people/accounts/auth/account_link'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** The privacy policy promises one year. */
const YEARS_KEPT = 1
/** Expired links of an e-mail change still hold the address. */
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
