import Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'

const DAYS_TRIED = 3

/** A killed worker leaves its message queued for ever. */
export const failStaleEmails = () =>
  asWorker(async () => {
    const stale = await Email.query()
      .where('status', 'queued')
      .where('created_at', '<', now().minus({ days: DAYS_TRIED }).toSQL()!)
      .forUpdate()
      .skipLocked()
    for (const email of stale) {
      await email.markFailed(email.problem ?? 'It was never handed over to the mail server.')
    }
  })
