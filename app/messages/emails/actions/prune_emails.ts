import Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

/** The privacy policy promises two years. */
const YEARS_KEPT = 2

export const pruneEmails = () =>
  asWorker(() =>
    Email.query()
      .where('created_at', '<', now().minus({ years: YEARS_KEPT }).toSQL()!)
      .delete()
  )
