import Counterparty from '#app/travel/operators/counterparty'
import Email from '#app/messages/emails/email'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { Refusal } from '#app/platform/shared/refusal'
import { returnLetter } from '#app/claims/letters/actions/return_letter'
import { recordDispatch } from '#app/claims/letters/actions/record_dispatch'
import Letter from '#app/claims/letters/letter'

export const settleLetter = (emailId: number) =>
  asWorker(async () => {
    const found = await Letter.query().where('email_id', emailId).first()
    if (!found) return
    const letter = await Letter.lock(found.id)
    if (letter.emailId !== emailId) return
    const email = await Email.findOrFail(emailId)
    if (letter.status === 'sending') await leave(letter, email)
    if (letter.status === 'sent' && email.status === 'bounced') await comeBack(letter, email)
  })

async function leave(letter: Letter, email: Email) {
  if (email.status === 'sent' || email.status === 'bounced') {
    const operator = await Counterparty.findOrFail(letter.counterpartyId)
    await recordDispatch(letter, operator, 'sent', { receipt: email.messageId ?? email.publicId })
  } else if (email.status === 'failed') {
    await letter.moveTo('failed', {
      by: null,
      set: { failedAt: now(), problem: email.problem ?? 'unknown', emailId: null },
    })
  }
}

/** Where its claims were answered meanwhile somebody read it, and it stays sent. */
const comeBack = (letter: Letter, { problem }: Email) =>
  returnLetter(letter, problem ?? 'unknown', null).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
