import Email from '#app/emails/email'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/scope'

/** Longer than the queue keeps trying. */
const DAYS_TRIED = 3

/** A worker that is killed while it sends writes nothing down; its message must not look as if it still comes. */
export const giveUpOnEmails = () =>
  asWorker(async () => {
    const stranded = await Email.query()
      .where('status', 'queued')
      .where('created_at', '<', now().minus({ days: DAYS_TRIED }).toSQL()!)
      .forUpdate()
      .skipLocked()
    for (const email of stranded) {
      await email.giveUp(email.problem ?? 'It was never handed over to the mail server.')
    }
  })
