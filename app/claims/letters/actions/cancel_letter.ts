import { openClaims, setOutcome } from '#app/claims/letters/claims_in_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

export async function cancelLetter({ id }: Pick<Letter, 'id'>, by: User) {
  const letter = await Letter.lock(id)
  letter.assertCanMove('cancelled')
  await setOutcome(letter, await openClaims(letter), 'taken_out')
  await letter.moveTo('cancelled', { by, set: { failedAt: null, problem: null } })
}
