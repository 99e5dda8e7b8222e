import {
  AWAITING_ANSWER,
  AWAITING_DECISION,
  type ClaimStatus,
  CONTESTABLE,
} from '#app/claims/claims/isomorphic/claim_status'
import { type Question, and, hasStatus } from '#app/platform/shared/question'

/** Whoever claims it authorised us: the employer for business travel, else the traveller. */
export const hasMandate: Question = (of) =>
  `(case when ${of}.is_business
     then exists (select 1 from tenant_mandates m where m.tenant_id = ${of}.tenant_id and m.withdrawn_at is null)
     else exists (select 1 from users signing where signing.id = ${of}.user_id and signing.mandate_signed_at is not null) end)`

/** Each condition on claims is said once, here; the getters of `Claim` answer some for one row. */
const is = (...states: ClaimStatus[]) => hasStatus(states)

export const isReady = is('ready')

/** With no operator, also while they wait for their traveller. */
export const isToSubmit: Question = (of) =>
  `(${isReady(of)} or ${hasStatus<ClaimStatus>(['ready'], 'held_status')(of)})`

export const isSubmitted: Question = (of) =>
  `(${is('submitted')(of)} or ${hasStatus<ClaimStatus>(['submitted'], 'held_status')(of)})`

export const isOnHold = is('on_hold')

export const awaitsFirstAnswer = hasStatus(AWAITING_ANSWER)

export const awaitsAnswer = hasStatus(AWAITING_DECISION)

export const isOverdue = and(awaitsFirstAnswer, (of) => `${of}.expected_answer_on < clock_today()`)

export const isRejected = is('rejected')

export const isContestable = hasStatus(CONTESTABLE)

export const isObjectable = and(
  isContestable,
  (of) =>
    `${of}.objected_at is null and ${of}.in_letter is null and ${of}.contestable_until >= clock_today()
     and ${hasMandate(of)}`
)

/** The letter with our objection has not left. */
export const isBeingObjected = and(isContestable, (of) => `${of}.in_letter = 'objections'`)

export const isObjected: Question = (of) =>
  `(${is('objected')(of)} or ${hasStatus<ClaimStatus>(['objected'], 'held_status')(of)})`

export const canBeObjectedToAgain = and(
  isContestable,
  (of) => `${of}.returned_at is not null and ${of}.in_letter is null and ${of}.objected_at is null`
)

/** Granted and not paid yet, also while the rest is objected to. */
export const awaitsPayment = and(
  is('approved', 'partly_approved', 'objected', 'escalated'),
  (of) => `${of}.approved_cents > ${of}.received_cents`
)

/** Has brought money or still may, so what it says must be provable; an employer goes on with its claims when a traveller leaves. */
export const needsProof: Question = (of) =>
  `(${of}.received_cents > 0 or ${is('approved', 'partly_approved', 'objected', 'escalated')(of)}
    or (${of}.is_business and not ${is('withdrawn', 'expired', 'closed')(of)}))`

export const isRefunded = is('refunded')
