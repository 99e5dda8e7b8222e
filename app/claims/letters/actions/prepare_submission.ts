import Claim from '#app/claims/claims/claim'
import type Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/tenancy'
import { createSubmission } from '#app/claims/letters/actions/create_submission'
import { goesInNextLetter } from '#app/claims/letters/next_letter'
import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

/**
 * Puts what is ready for an operator in the letter of today; a job writes and sends it. Throws a Refusal where there is a
 * letter of today, or nothing to put in one.
 */
export async function prepareSubmission(operator: Counterparty, by: User | null) {
  await lock('submission', operator.id)
  const existing = await Submission.query()
    .where({ counterparty_id: operator.id, day: today(), kind: 'claims' })
    .whereNot('status', 'cancelled')
    .first()
  if (existing) throw new Refusal('submission', 'submissionToday')

  const claims = await readyClaims(operator.id).forUpdate('claims')
  if (claims.length === 0) throw new Refusal('submission', 'nothingToSubmit')

  return createSubmission(operator, claims, by, { kind: 'claims' }, ({ id }, claimIds) =>
    Claim.query().whereIn('id', claimIds).update({ submission_id: id })
  )
}

export const readyClaims = (counterpartyId: number) =>
  Claim.query()
    .select('claims.*')
    .join('users', 'users.id', 'claims.user_id')
    .where('claims.counterparty_id', counterpartyId)
    .whereRaw(goesInNextLetter('claims', 'users'), [today()])
    .orderBy('claims.id')
