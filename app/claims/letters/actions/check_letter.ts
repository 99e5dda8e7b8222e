import { record } from '#app/messages/events/record'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Four eyes. Throws a Refusal for who wrote it, and where no check is needed. */
export async function checkLetter({ id }: Pick<Letter, 'id'>, by: User) {
  const letter = await Letter.lock(id)
  if (!letter.awaitsCheck) throw new Refusal('letter', 'nothingToCheck')
  if (letter.createdById === by.id) throw new Refusal('letter', 'ownLetter')
  await letter.merge({ checkedById: by.id, checkedAt: now() }).save()
  await record('letter.checked', letter, by)
  await enqueue('send_letter', { letterId: id })
}
