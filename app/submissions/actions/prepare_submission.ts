import Claim from '#app/claims/claim'
import type Counterparty from '#app/counterparties/counterparty'
import { today } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import { createSubmission } from '#app/submissions/actions/create_submission'
import Submission from '#app/submissions/submission'
import type User from '#app/users/user'

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

/** Of people whose mandate stands, within their operator's term, and of trips that no payment is asked about. */
export const readyClaims = (counterpartyId: number) =>
  Claim.query()
    .select('claims.*')
    .join('users', 'users.id', 'claims.user_id')
    .where({
      'claims.status': 'ready',
      'claims.channel': 'letter',
      'claims.counterparty_id': counterpartyId,
    }) // prettier-ignore
    .where((or) => {
      or.where('claims.deadline_on', '>=', today()).orWhereNotNull('claims.returned_at')
    })
    .whereNull('claims.submission_id')
    .whereNotNull('users.mandate_signed_at')
    .whereNull('users.erased_at')
    .whereNotExists((asked) => {
      asked
        .from('trips')
        .whereColumn('trips.id', 'claims.trip_id')
        .whereRaw("trips.unclear_transaction_ids <> '{}'")
    })
    .orderBy('claims.id')
