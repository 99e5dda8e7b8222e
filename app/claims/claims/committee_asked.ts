import type { Committee } from '#app/claims/claims/committee'

/** A committee that a traveller was asked about; times are ISO 8601. */
export type CommitteeAsked = {
  committee: Committee
  askedAt: string
  answer: 'yes' | 'no' | null
  answeredAt: string | null
}

/** The oldest first, as an array of `CommitteeAsked` in JSON. */
export const consentsSql = (claim: string) => `(
  select coalesce(json_agg(json_build_object('committee', k.committee, 'askedAt', k.asked_at, 'answer', k.answer,
    'answeredAt', k.answered_at) order by k.id), '[]')
  from committee_consents k where k.claim_id = "${claim}".id)`
