import { canBeObjectedToAgain, isObjectable, isOverdue } from '#app/claims/claims/questions'
import { stopsSql } from '#app/claims/claims/stops'
import { CLAIM_KINDS } from '#app/claims/rules/claim_kind'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { CLAIM_STATUSES } from '#app/claims/claims/isomorphic/claim_status'
import { WAITS_WITH } from '#app/claims/claims/waits_with'
import { operators } from '#app/travel/operators/operators'
import { cents, code, day, fullName, instant, orNull, text } from '#app/platform/shared/column'
import { foundBy } from '#app/platform/lists/condition'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { anyOfThese, days, flagged, oneOf, refersTo } from '#app/platform/lists/filter'

const STOPS = stopsSql('claims', 'trips')

export const TO_DO = {
  reply: 'claims.replied_at is not null',
  committee: "claims.committee_stage = 'wanted'",
  objectAgain: canBeObjectedToAgain('claims'),
}
const SECOND_LOOK = `claims.id in (select claim_id from decisions where review = 'due')`

export const claimList = defineList({
  name: 'claims',
  words: 'staff_lists.claims',
  openTo: 'staff',
  table: 'claims',
  joins: `
    join users on users.id = claims.user_id
    join tenants on tenants.id = claims.tenant_id
    join trips on trips.id = claims.trip_id
    join counterparties on counterparties.id = claims.counterparty_id`,
  key: 'claims.reference',
  columns: {
    reference: text('claims.reference'),
    kind: code('claims.kind', CLAIM_KINDS, 'admin.codes.kind'),
    status: code('claims.status', CLAIM_STATUSES, 'admin.codes.claimStatus'),
    traveller: fullName('users'),
    tenantName: text('tenants.name'),
    operatorName: text('counterparties.name'),
    fromPlace: orNull(text(STOPS.from)),
    toPlace: orNull(text(STOPS.to)),
    travelledAt: instant('trips.travelled_at'),
    grossCents: cents('claims.gross_cents', { sum: true }),
    netCents: cents('claims.net_cents'),
    submittedAt: orNull(instant('claims.submitted_at')),
    expectedAnswerOn: orNull(day('claims.expected_answer_on')),
    deadlineOn: day('claims.deadline_on'),
    waitsWith: code('claims.waits_with', WAITS_WITH, 'admin.codes.waitsWith'),
    decidedAt: orNull(instant('claims.decided_at')),
  },
  views: {
    review: "claims.stage = 'review'",
    filing: "claims.stage = 'filing'",
    refund: "claims.stage = 'refund'",
    decided: "claims.stage = 'decided'",
    all: '',
  },
  rest: "claims.stage = 'ended'",
  filters: {
    kind: oneOf('claims.kind', CLAIM_KINDS, 'admin.codes.kind'),
    operator: refersTo('claims.counterparty_id', operators),
    status: oneOf('claims.status', CLAIM_STATUSES, 'admin.codes.claimStatus'),
    reason: oneOf('claims.rejection_reason', REJECTION_REASONS, 'admin.codes.rejectionReason'),
    waitsWith: oneOf('claims.waits_with', WAITS_WITH, 'admin.codes.waitsWith'),
    todo: anyOfThese(TO_DO, 'admin.codes.claimToDo'),
    overdue: flagged(isOverdue('claims')),
    objection: flagged(isObjectable('claims')),
    secondLook: flagged(SECOND_LOOK),
    deadline: days('claims.deadline_on'),
  },
  search: (typed) => foundBy('claims.id', 'find_claims', typed),
  sorts: {
    claim: ['claims.id'],
    deadline: ['claims.deadline_on', 'claims.id'],
    gross: ['claims.gross_cents', 'claims.id'],
  },
  defaults: { sort: 'claim' },
})

export type ClaimRow = RowOf<typeof claimList>
export type ClaimView = ViewOf<typeof claimList>
