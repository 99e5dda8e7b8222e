import Counterparty from '#app/counterparties/counterparty'
import Email from '#app/emails/email'
import { now } from '#app/shared/clock'
import { asWorker } from '#app/shared/tenancy'
import { markLeft } from '#app/submissions/actions/mark_left'
import Submission from '#app/submissions/submission'

/** What became of the message that a letter went with: the operator's mail server accepted it, or it failed for good. */
export const settleSubmission = (emailId: number) =>
  asWorker(async () => {
    const found = await Submission.query().where('email_id', emailId).first()
    if (!found) return
    const submission = await Submission.lock(found.id)
    if (submission.status !== 'sending' || submission.emailId !== emailId) return
    const email = await Email.findOrFail(emailId)
    if (email.status === 'sent') {
      const operator = await Counterparty.findOrFail(submission.counterpartyId)
      await markLeft(submission, operator, 'sent', { receipt: email.messageId ?? email.publicId })
    } else if (email.status === 'failed') {
      await submission.moveTo('failed', {
        by: null,
        set: { failedAt: now(), problem: email.problem ?? 'unknown', emailId: null },
      })
    }
  })
