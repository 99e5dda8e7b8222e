import Claim from '#app/claims/claims/claim'
import { today } from '#app/platform/shared/clock'

/** Rejected or approved in part, while the term to object runs, nobody objected and the traveller’s mandate stands. */
export const objectionableClaims = () =>
  Claim.query()
    .whereIn('status', ['rejected', 'partly_approved'])
    .whereHas('user', (users) => void users.whereNotNull('mandate_signed_at'))
    .whereNull('objected_at')
    .whereNull('objection_id')
    .where('contestable_until', '>=', today())
    .orderBy('id')
