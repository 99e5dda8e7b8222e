import Counterparty from '#app/travel/operators/counterparty'
import { enqueue } from '#app/platform/queue/queue'
import Letter from '#app/claims/letters/letter'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export async function resendLetter({ id }: Pick<Letter, 'id'>, by: User) {
  const letter = await Letter.lock(id)
  // The machine also lets one that lost a claim be written anew.
  if (letter.status !== 'failed') throw new Refusal('letter', 'illegalMove')
  const { email: recipient } = await Counterparty.findOrFail(letter.counterpartyId)
  await letter.moveTo('preparing', {
    by,
    set: { recipient, failedAt: null, problem: null },
    action: 'resent',
  })
  await enqueue('send_letter', { letterId: id })
}
