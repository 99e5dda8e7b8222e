import Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { createLetter } from '#app/claims/letters/actions/create_letter'
import { goesInNextLetter } from '#app/claims/letters/next_letter'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Throws a Refusal where there is a letter of today, or nothing to put in one. */
export async function prepareLetter(operator: Counterparty, by: User | null) {
  await lock('letter', operator.id)
  const existing = await Letter.query()
    .where({ counterparty_id: operator.id, day: today(), kind: 'claims' })
    .whereNot('status', 'cancelled')
    .first()
  if (existing) throw new Refusal('letter', 'letterToday')

  const claims = await readyClaims(operator.id).forUpdate('claims')
  if (claims.length === 0) throw new Refusal('letter', 'nothingToSubmit')

  return createLetter(operator, claims, by, { kind: 'claims' })
}

export const readyClaims = (counterpartyId: number) =>
  Claim.query()
    .select('claims.*')
    .join('users', 'users.id', 'claims.user_id')
    .where('claims.counterparty_id', counterpartyId)
    .whereRaw(goesInNextLetter('claims', 'users'), [today()])
    .orderBy('claims.id')
