import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/**
 * Someone else than wrote an objection compared it with the evidence of its claims; then it leaves, or waits to be posted. Throws
 * a Refusal for a letter that needs no check, or was written by the same person.
 */
export async function checkLetter({ id }: Pick<Letter, 'id'>, by: User) {
  const letter = await Letter.lock(id)
  if (!letter.awaitsCheck) throw new Refusal('letter', 'nothingToCheck')
  if (letter.createdById === by.id) throw new Refusal('letter', 'ownLetter')
  await letter.merge({ checkedById: by.id, checkedAt: now() }).save()
  await record('letter.checked', letter, by)
  await enqueue('send_letter', { letterId: id })
}
