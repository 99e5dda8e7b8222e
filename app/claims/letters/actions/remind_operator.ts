import type Counterparty from '#app/travel/operators/counterparty'
import { today } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, lock } from '#app/platform/shared/tenancy'
import { createSubmission } from '#app/claims/letters/actions/create_submission'
import { claimsToRemind } from '#app/claims/letters/overdue_claims'
import Submission from '#app/claims/letters/submission'
import type User from '#app/people/accounts/user'

/** One letter about all claims that an operator should have answered. Throws a Refusal where there is nothing to remind of. */
export async function remindOperator(operator: Counterparty, by: User) {
  await lock('submission', operator.id)
  const isReminded = await Submission.query()
    .where({ counterparty_id: operator.id, kind: 'reminder' })
    .where((or) => {
      or.where('day', today()).orWhereIn('status', ['preparing', 'prepared'])
    })
    .whereNot('status', 'cancelled')
    .first()
  if (isReminded) throw new Refusal('submission', 'reminderOpen')
  const claims = await claimsToRemind(operator.id).forUpdate()
  if (claims.length === 0) throw new Refusal('submission', 'nothingToRemind')

  return createSubmission(operator, claims, by, { kind: 'reminder' }, ({ id }, claimIds) =>
    execute('insert into reminded_claims (submission_id, claim_id) select ?, unnest(?::bigint[])', [id, claimIds])
  )
}
