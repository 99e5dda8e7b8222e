import { ANSWER_SOURCES } from '#app/travel/operators/answer_source'
import { ANSWER_WAYS } from '#app/travel/operators/answer_way'
import { COMMITTEE_STAGES, COMMITTEES } from '#app/claims/claims/committee'
import { TOLD_BY } from '#app/claims/decisions/told_by'
import { OVERTAKEN } from '#app/claims/claims/isomorphic/overtaken'
import { HOLD_REASONS } from '#app/claims/claims/isomorphic/hold_reason'
import { IMPORT_STATUSES } from '#app/claims/decisions/import/import_status'
import { OUTCOMES } from '#app/claims/decisions/outcome'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { REVIEWS } from '#app/claims/decisions/review'
import { LETTER_KINDS } from '#app/claims/letters/letter_kind'
import { LETTER_OUTCOMES } from '#app/claims/letters/claims_in_letter'
import { describe, expect, test } from 'vitest'
import { BATCH_QUESTIONS } from '#app/travel/batches/batch_question'
import { BATCH_STATUSES, batchMachine } from '#app/travel/batches/batch_status'
import { DIALECTS } from '#app/travel/trips/dialect'
import { DISPOSITIONS } from '#app/travel/batches/isomorphic/disposition'
import { END_REASONS, SIGN_IN_METHODS } from '#app/people/accounts/auth/sign_in_method'
import { LINK_PURPOSES } from '#app/messages/emails/link_purpose'
import { CLAIM_KINDS, RULED_KINDS } from '#app/claims/rules/claim_kind'
import {
  AWAITING_DECISION,
  CAN_BE_HELD,
  awaitsDecision,
  AWAITING_REFUND,
  CLAIM_STATUSES,
  claimMachine,
} from '#app/claims/claims/isomorphic/claim_status'
import { FARE_SOURCES } from '#app/claims/claims/fare_source'
import { CAP_PERIODS } from '#app/claims/rules/cap_period'
import { FARE_ORIGINS } from '#app/travel/trips/fare_origin'
import { PLACE_KINDS, SERVICES } from '#app/travel/operators/concession'
import { ANSWER_UNITS } from '#app/travel/operators/answer_unit'
import { CAP_SCOPES } from '#app/claims/rules/cap_scope'
import { CHANNELS } from '#app/claims/rules/channel'
import { MEDIA } from '#app/claims/rules/medium'
import { PAYERS } from '#app/claims/rules/payer'
import { REFUND_TARGETS } from '#app/claims/rules/refund_to'
import { DRAFT_STATUSES, draftMachine } from '#app/travel/operators/draft_status'
import { RULE_STATUSES } from '#app/claims/rules/rule_status'
import { LETTER_STATUSES, letterMachine } from '#app/claims/letters/letter_status'
import { RAIL_PASSES } from '#app/travel/operators/isomorphic/rail_pass'
import { EMAIL_STATUSES, emailMachine } from '#app/messages/emails/email_status'
import { EMAIL_TOPICS } from '#app/messages/emails/topics'
import { APPLICATION_STATUSES, applicationMachine } from '#app/people/applications/application_status'
import { CONTACT_STATUSES, contactMachine } from '#app/people/contact/contact_status'
import { EXPENSE_CATEGORIES } from '#app/money/expenses/isomorphic/expense_category'
import { EXPENSE_STATUSES, expenseMachine } from '#app/money/expenses/expense_status'
import { RECEIPT_TYPES } from '#app/money/expenses/receipt_type'
import { LEDGER_KINDS } from '#app/money/ledger/isomorphic/ledger_kind'
import { CARD_KINDS } from '#app/travel/cards/isomorphic/card_kind'
import { PAYOUT_RUN_STATUSES, PAYOUT_STATUSES, payoutMachine, payoutRunMachine } from '#app/money/payouts/payout_status'
import { DECLINE_REASONS } from '#app/money/referrals/decline_reason'
import { LOCALES } from '#app/platform/shared/locale'
import type { StateMachine } from '#app/platform/shared/isomorphic/state_machine'
import { INVITED_ROLES } from '#app/people/organisations/invited_role'
import { LOOK_SUBJECTS } from '#app/people/looks/look'
import { TENANT_STATUSES } from '#app/people/tenants/tenant_status'
import { MANAGERS_SEE } from '#app/people/tenants/managers_see'
import { REFUND_DESTINATIONS } from '#app/people/tenants/refund_destination'
import { PURPOSES } from '#app/travel/trips/purpose'
import { TRANSACTION_KINDS } from '#app/travel/trips/isomorphic/transaction_kind'
import { IRREGULARITIES } from '#app/travel/trips/isomorphic/irregularity'
import { TAP_READINGS } from '#app/travel/trips/isomorphic/tap_reading'
import { MODES } from '#app/travel/operators/isomorphic/mode'
import { TRIP_STATUSES } from '#app/travel/trips/isomorphic/trip_status'
import { ROLES } from '#app/platform/shared/isomorphic/role'
import { THEMES } from '#app/people/accounts/theme'
import { TRAVEL_PRODUCTS } from '#app/people/accounts/isomorphic/travel_product'
import { createClaim } from '#tests/factories/claims'
import { CORRECTION_KINDS, CORRECTION_STATUSES, correctionMachine } from '#app/money/adjustments/correction_status'
import { DIRECT_PAYMENTS } from '#app/claims/claims/direct_payment'
import { ALLOCATION_KINDS } from '#app/money/matching/allocation_kind'
import { PAYOUT_HOLDS } from '#app/money/payouts/payout_hold'
import { PAYEE_ANSWERS } from '#app/money/payouts/payee_answer'
import { PAYOUT_KINDS } from '#app/money/payouts/payout_kind'
import { COST_RULE_STATUSES, costRuleMachine, DIRECTIONS } from '#app/money/costs/cost_rule_status'
import { COST_KINDS } from '#app/money/matching/allocation_kind'
import { OPERATOR_BASES } from '#app/money/statements/operators_of_lines'
import { ENTRY_OUTCOMES } from '#app/money/statements/entry_outcome'
import { STATEMENT_FILE_STATUSES } from '#app/money/statements/statement_file_status'
import { createUser } from '#tests/factories/users'
import { asOwner } from '#tests/support/owner'
import { asWorker } from '#app/platform/shared/tenancy'
import Claim from '#app/claims/claims/claim'
import { Refusal } from '#app/platform/shared/refusal'

/** The codes that a column may hold, as our types have them. */
const CODES: Record<string, readonly string[]> = {
  'account_links.purpose': LINK_PURPOSES,
  'batch_cards.kind': CARD_KINDS,
  'batch_rows.disposition': DISPOSITIONS,
  'batch_rows.kind': TRANSACTION_KINDS,
  'batch_rows.purpose': PURPOSES,
  'batches.question': BATCH_QUESTIONS,
  'batches.status': BATCH_STATUSES,
  'browser_sessions.end_reason': END_REASONS,
  'browser_sessions.method': SIGN_IN_METHODS,
  'claim_rules.cap_period': CAP_PERIODS,
  'claim_rules.kind': RULED_KINDS,
  'claims.fare_source': FARE_SOURCES,
  'claims.escalated_to': COMMITTEES,
  'claims.held_status': CAN_BE_HELD,
  'claims.paid_directly_how': DIRECT_PAYMENTS,
  'claims.hold_reason': HOLD_REASONS,
  'decision_imports.status': IMPORT_STATUSES,
  'decisions.outcome': OUTCOMES,
  'decisions.previous_status': AWAITING_DECISION,
  'decisions.reason': REJECTION_REASONS,
  'decisions.review': REVIEWS,
  'letters.kind': LETTER_KINDS,
  'letter_claims.outcome': LETTER_OUTCOMES,
  'claims.committee_stage': COMMITTEE_STAGES,
  'claims.kind': CLAIM_KINDS,
  'claims.status': CLAIM_STATUSES,
  'concession_places.service': SERVICES,
  'concessions.place_kind': PLACE_KINDS,
  'claim_rules.channel': CHANNELS,
  'claim_rules.medium': MEDIA,
  'claim_rules.payer': PAYERS,
  'claim_rules.product': RAIL_PASSES,
  'said_products.pass': RAIL_PASSES,
  'claim_rules.refund_to': REFUND_TARGETS,
  'claim_rules.cap_scope': CAP_SCOPES,
  'claim_rules.status': RULE_STATUSES,
  'claims.channel': CHANNELS,
  'claims.refund_to': REFUND_TARGETS,
  'counterparties.answer_unit': ANSWER_UNITS,
  'counterparty_drafts.status': DRAFT_STATUSES,
  'letters.status': LETTER_STATUSES,
  'trip_overrides.fare_origin': FARE_ORIGINS,
  'claims.overtaken': OVERTAKEN,
  'claims.expected_from': ANSWER_SOURCES,
  'answer_times.way': ANSWER_WAYS,
  'committee_consents.committee': COMMITTEES,
  'committee_consents.answer': ['yes', 'no'],
  'decisions.told_by': TOLD_BY,
  'emails.locale': LOCALES,
  'emails.status': EMAIL_STATUSES,
  'emails.topic': EMAIL_TOPICS,
  'allocations.kind': ALLOCATION_KINDS,
  'allocations.review': REVIEWS,
  'corrections.kind': CORRECTION_KINDS,
  'corrections.status': CORRECTION_STATUSES,
  'payouts.kind': PAYOUT_KINDS,
  'statement_files.status': STATEMENT_FILE_STATUSES,
  'statement_entries.outcome': ENTRY_OUTCOMES,
  'statement_lines.counterparty_basis': OPERATOR_BASES,
  'allocations.cost_kind': COST_KINDS,
  'cost_rules.cost_kind': COST_KINDS,
  'cost_rules.direction': DIRECTIONS,
  'cost_rules.status': COST_RULE_STATUSES,
  'corrections.cost_kind': COST_KINDS,
  'expenses.category': EXPENSE_CATEGORIES,
  'expenses.receipt_type': Object.keys(RECEIPT_TYPES),
  'expenses.status': EXPENSE_STATUSES,
  'invitations.locale': LOCALES,
  'invitations.role': INVITED_ROLES,
  'contact_messages.locale': LOCALES,
  'contact_messages.status': CONTACT_STATUSES,
  'job_applications.status': APPLICATION_STATUSES,
  'mandates.locale': LOCALES,
  'ovcp_cards.kind': CARD_KINDS,
  'payout_runs.status': PAYOUT_RUN_STATUSES,
  'payouts.status': PAYOUT_STATUSES,
  'payouts.payee_answer': PAYEE_ANSWERS,
  'payout_clearances.reason': PAYOUT_HOLDS,
  'referrals.decline_reason': DECLINE_REASONS,
  'looks.what': LOOK_SUBJECTS,
  'tenant_mandates.locale': LOCALES,
  'tenants.managers_see': MANAGERS_SEE,
  'tenants.status': TENANT_STATUSES,
  'tenants.refund_destination': REFUND_DESTINATIONS,
  'trip_overrides.purpose': PURPOSES,
  'trip_overrides.tap_reading': TAP_READINGS,
  'trips.irregularity': IRREGULARITIES,
  'trips.mode': MODES,
  'trips.status': TRIP_STATUSES,
  'users.locale': LOCALES,
  'users.role': ROLES,
  'users.theme': THEMES,
  'users.travel_product': TRAVEL_PRODUCTS,
}

const movesOf = <State extends string>({ states, allows }: StateMachine<State>) =>
  states.flatMap((from) => states.filter((to) => allows(from, to)).map((to) => `${from} → ${to}`))

const MOVES = {
  batches: movesOf(batchMachine),
  corrections: movesOf(correctionMachine),
  claims: movesOf(claimMachine),
  cost_rules: movesOf(costRuleMachine),
  counterparty_drafts: movesOf(draftMachine),
  emails: movesOf(emailMachine),
  expenses: movesOf(expenseMachine),
  contact_messages: movesOf(contactMachine),
  job_applications: movesOf(applicationMachine),
  payout_runs: movesOf(payoutRunMachine),
  payouts: movesOf(payoutMachine),
  letters: movesOf(letterMachine),
}

const sorted = (codes: readonly string[]) => [...codes].sort()

describe('the database and the code', () => {
  test('group claims alike', async () => {
    const stages = await asOwner(async (owner) => {
      const { rows } = await owner.query<{ sql: string }>(
        `select pg_get_expr(adbin, adrelid) as sql from pg_attrdef
         join pg_attribute on attrelid = adrelid and attnum = adnum
         where adrelid = 'claims'::regclass and attname = 'stage'`
      )
      const found = await owner.query<{ status: string; stage: string }>(
        `select status, ${rows[0].sql} as stage
         from (select status, case when status = 'on_hold' then 'submitted' end as held_status from unnest($1::text[]) status) claims`,
        [CLAIM_STATUSES]
      )
      return found.rows
    })
    const inStage = (stage: string) => stages.filter((one) => one.stage === stage).map(({ status }) => status)
    expect(inStage('review')).toEqual(CLAIM_STATUSES.filter((status) => awaitsDecision(status) || status === 'on_hold'))
    expect(inStage('refund')).toEqual([...AWAITING_REFUND])
    expect(inStage('decided')).toEqual(['rejected', 'refunded', 'closed'])
    expect(inStage('filing')).toEqual(['ready'])
    expect(inStage('ended')).toEqual(['withdrawn', 'expired'])
  })

  test('know the same codes', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ column: string; definition: string }>(
        `select format('%s.%s', c.conrelid::regclass, a.attname) as column, pg_get_constraintdef(c.oid) as definition
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
         where c.contype = 'c' and c.connamespace = 'public'::regnamespace
           and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\['`
      )
    )
    const checked = Object.fromEntries(
      rows.map(({ column, definition }) => [
        column,
        sorted([...definition.matchAll(/'([^']+)'::text/g)].map(([, code]) => code)),
      ])
    )
    expect(checked).toEqual(Object.fromEntries(Object.entries(CODES).map(([column, codes]) => [column, sorted(codes)])))
  })

  test('know the same kinds of postings and formats of files', async () => {
    const { rows } = await asOwner((owner) => owner.query<{ kind: string }>('select kind from ledger_kinds'))
    expect(sorted(rows.map(({ kind }) => kind))).toEqual(sorted(LEDGER_KINDS))
    expect(new Set(DIALECTS).size).toBe(DIALECTS.length)
  })

  test('know the same moves', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ move: string }>(
        "select format('%s: %s → %s', subject, from_status, to_status) as move from state_transitions"
      )
    )
    const moves = Object.entries(MOVES).flatMap(([subject, list]) => list.map((move) => `${subject}: ${move}`))
    expect(sorted(rows.map(({ move }) => move))).toEqual(sorted(moves))
  })

  test('guard every table whose rows have a machine', async () => {
    const { rows } = await asOwner((owner) =>
      owner.query<{ table: string }>(
        `select t.tgrelid::regclass::text as table from pg_trigger t
         join pg_proc p on p.oid = t.tgfoid where p.proname = 'check_transition'`
      )
    )
    expect(sorted(rows.map(({ table }) => table))).toEqual(sorted(Object.keys(MOVES)))
  })
})

describe('a state', () => {
  test('is refused in words by the model, and by the database to whoever writes past it', async () => {
    const { id } = await createClaim(await createUser())
    const refused = asWorker(async () => (await Claim.lock(id)).moveTo('refunded', { by: null }))
    await expect(refused).rejects.toBeInstanceOf(Refusal)

    const written = asWorker(() => Claim.query().where('id', id).update({ status: 'refunded' }))
    await expect(written).rejects.toMatchObject({ code: 'FB005' })
    const byOwner = asOwner((owner) => owner.query("update claims set status = 'escalated' where id = $1", [id]))
    await expect(byOwner).rejects.toMatchObject({ code: 'FB005' })
    expect((await asWorker(() => Claim.findOrFail(id))).status).toBe('submitted')
  })
})
