import Counterparty from '#app/travel/operators/counterparty'
import Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { Refusal } from '#app/platform/shared/refusal'
import { returnLetter } from '#app/claims/letters/actions/return_letter'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import Submission from '#app/claims/letters/submission'

/** What became of the message that a letter went with: the operator's mail server accepted it, it failed for good, or it came back. */
export const settleSubmission = (emailId: number) =>
  asWorker(async () => {
    const found = await Submission.query().where('email_id', emailId).first()
    if (!found) return
    const submission = await Submission.lock(found.id)
    if (submission.emailId !== emailId) return
    const email = await Email.findOrFail(emailId)
    if (submission.status === 'sending') await leave(submission, email)
    if (submission.status === 'sent' && email.status === 'bounced') await comeBack(submission, email)
  })

async function leave(submission: Submission, email: Email) {
  if (email.status === 'sent' || email.status === 'bounced') {
    const operator = await Counterparty.findOrFail(submission.counterpartyId)
    await recordDispatch(submission, operator, 'sent', { receipt: email.messageId ?? email.publicId })
  } else if (email.status === 'failed') {
    await submission.moveTo('failed', {
      by: null,
      set: { failedAt: now(), problem: email.problem ?? 'unknown', emailId: null },
    })
  }
}

/** Where its claims were answered meanwhile somebody read it, and it stays sent. */
const comeBack = (submission: Submission, { problem }: Email) =>
  returnLetter(submission, problem ?? 'unknown', null).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
