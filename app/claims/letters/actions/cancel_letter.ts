import { openClaims, setOutcome } from '#app/claims/letters/claims_in_letter'
import Letter from '#app/claims/letters/letter'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** One that failed, or that somebody else has to check. Throws a Refusal for any other. */
export async function cancelLetter({ id }: Pick<Letter, 'id'>, by: User) {
  const letter = await Letter.lock(id)
  if (letter.status !== 'failed' && !letter.awaitsCheck) throw new Refusal('letter', 'illegalMove')
  await setOutcome(letter, await openClaims(letter), 'taken_out')
  await letter.moveTo('cancelled', { by, set: { failedAt: null, problem: null } })
}
