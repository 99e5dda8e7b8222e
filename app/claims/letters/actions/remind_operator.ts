import type Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import { createLetter } from '#app/claims/letters/actions/create_letter'
import { claimsToRemind } from '#app/claims/letters/overdue_claims'
import Letter from '#app/claims/letters/letter'
import type User from '#app/people/accounts/user'

/** Throws a Refusal where a reminder is under way or left today, and where there is nothing to remind of. */
export async function remindOperator(operator: Counterparty, by: User) {
  await lock('letter', operator.id)
  const isReminded = await Letter.query()
    .where({ counterparty_id: operator.id, kind: 'reminder' })
    .where((or) => {
      or.where('day', today()).orWhereIn('status', ['preparing', 'prepared'])
    })
    .whereNot('status', 'cancelled')
    .first()
  if (isReminded) throw new Refusal('letter', 'reminderOpen')
  const claims = await claimsToRemind(operator.id).forUpdate()
  if (claims.length === 0) throw new Refusal('letter', 'nothingToRemind')

  return createLetter(operator, claims, by, { kind: 'reminder' })
}
