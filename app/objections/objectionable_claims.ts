import Claim from '#app/claims/claim'
import { today } from '#app/shared/clock'

/** Rejected or approved in part, while the term to object runs and nobody objected. */
export const objectionableClaims = () =>
  Claim.query()
    .whereIn('status', ['rejected', 'partly_approved'])
    .whereNull('objected_at')
    .whereNull('objection_id')
    .where('contestable_until', '>=', today())
    .orderBy('id')
