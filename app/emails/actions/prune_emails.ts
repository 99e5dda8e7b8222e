import Email from '#app/emails/email'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'

/** The privacy policy promises two years. */
const YEARS_KEPT = 2

export const pruneEmails = () =>
  asWorker(() =>
    Email.query()
      .where('created_at', '<', now().minus({ years: YEARS_KEPT }).toSQL()!)
      .delete()
  )
