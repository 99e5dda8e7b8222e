import Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { isWorkingDay } from '#app/platform/shared/working_days'
import { Refusal } from '#app/platform/shared/refusal'
import { enqueue } from '#app/platform/queue/queue'
import Letter from '#app/claims/letters/letter'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'

/** One letter per operator and working day. Letters that wait are looked at again: a claim in them may have gone on. */
export async function prepareLetters() {
  await asWorker(async () => {
    const waiting = await Letter.query().whereIn('status', ['preparing', 'prepared'])
    for (const { id } of waiting) await enqueue('send_letter', { letterId: id })
    // A worker can die between the answer of a mail server and what follows from it.
    const sending = await Letter.query().where('status', 'sending').whereNotNull('emailId')
    for (const { emailId } of sending) await enqueue('settle_letter', { emailId: emailId! })
  })
  if (!isWorkingDay(today())) return
  const operators = await asWorker(() => Counterparty.query().orderBy('id'))
  for (const operator of operators) {
    await asWorker(() => prepareLetter(operator, null)).catch((error: unknown) => {
      // Today's letter is there, or nothing waits.
      if (!(error instanceof Refusal)) throw error
    })
  }
}
