import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'
import type { Choices } from '#app/people/applications/application_form'

const column = (tsType: string) => ({ tsType, decorators: [{ name: '@column' }] })

const fromDomain = (type: string, source: string) => ({
  tsType: type,
  decorators: [{ name: '@column' }],
  imports: [{ source, typeImports: [type] }],
})

const choices = (kind: keyof Choices) => ({
  ...fromDomain('Choices', '#app/people/applications/application_form'),
  tsType: `Choices['${kind}']`,
})

/** Types that the database knows less precisely than the code; see start/database.ts for the parsers. */
export default {
  primaryKey: (_table, [columnName]) =>
    columnName
      ? {
          columnName,
          columnInfo: {
            tsType: 'number',
            decorators: [{ name: '@column', args: { isPrimary: true } }],
          },
        }
      : undefined,
  types: {
    bigint: column('number'),
    date: column('string'),
    jsonb: column('any'),
    ARRAY: column('string[]'),
  },
  tables: {
    users: {
      columns: {
        role: fromDomain('Role', '#app/platform/shared/isomorphic/role'),
        locale: fromDomain('Locale', '#app/platform/shared/locale'),
        theme: fromDomain('Theme', '#app/people/accounts/theme'),
        two_factor_secret_encrypted: {
          tsType: 'string',
          decorators: [{ name: '@column', args: { serializeAs: null } }],
        },
        travel_product: fromDomain('TravelProduct', '#app/people/accounts/isomorphic/travel_product'),
        password: {
          tsType: 'string',
          decorators: [{ name: '@column', args: { serializeAs: null } }],
        },
      },
    },
    batches: {
      columns: {
        status: fromDomain('BatchStatus', '#app/travel/batches/batch_status'),
        plan: fromDomain('BatchPlan', '#app/travel/batches/batch_plan'),
        format: fromDomain('Dialect', '#app/travel/trips/dialect'),
        problem: fromDomain('FileProblem', '#app/travel/batches/file_problem'),
        question: fromDomain('BatchQuestion', '#app/travel/batches/batch_question'),
      },
    },
    estimates: {
      columns: { result: fromDomain('ClaimEstimate', '#app/travel/batches/claim_estimate') },
    },
    batch_cards: { columns: { kind: fromDomain('CardKind', '#app/travel/cards/isomorphic/card_kind') } },
    ovcp_cards: { columns: { kind: fromDomain('CardKind', '#app/travel/cards/isomorphic/card_kind') } },
    trips: {
      columns: {
        mode: fromDomain('Mode', '#app/travel/operators/isomorphic/mode'),
        status: fromDomain('TripStatus', '#app/travel/trips/isomorphic/trip_status'),
        purpose: fromDomain('Purpose', '#app/travel/trips/purpose'),
        reasons: {
          ...fromDomain('TripReason', '#app/travel/trips/trip_reason'),
          tsType: 'TripReason[]',
        },
        rail_passes: {
          ...fromDomain('RailPass', '#app/travel/operators/isomorphic/rail_pass'),
          tsType: 'RailPass[]',
        },
        irregularity: fromDomain('Irregularity', '#app/travel/trips/isomorphic/irregularity'),
      },
    },
    committee_consents: {
      columns: {
        committee: fromDomain('Committee', '#app/claims/claims/committee'),
        answer: column("'yes' | 'no' | null"),
      },
    },
    answer_times: { columns: { way: fromDomain('AnswerWay', '#app/travel/operators/answer_way') } },
    said_products: {
      columns: { pass: fromDomain('RailPass', '#app/travel/operators/isomorphic/rail_pass') },
    },
    trip_overrides: {
      columns: {
        fare_origin: fromDomain('FareOrigin', '#app/travel/trips/fare_origin'),
        tap_reading: fromDomain('TapReading', '#app/travel/trips/isomorphic/tap_reading'),
        purpose: fromDomain('Purpose', '#app/travel/trips/purpose'),
      },
    },
    concessions: {
      columns: {
        modes: { ...fromDomain('KnownMode', '#app/travel/operators/isomorphic/mode'), tsType: 'KnownMode[]' },
        place_kind: fromDomain('PlaceKind', '#app/travel/operators/concession'),
      },
    },
    concession_places: {
      columns: { service: fromDomain('Service', '#app/travel/operators/concession') },
    },
    tenants: {
      columns: {
        refund_destination: fromDomain('RefundDestination', '#app/people/tenants/refund_destination'),
        status: fromDomain('TenantStatus', '#app/people/tenants/tenant_status'),
        managers_see: fromDomain('ManagersSee', '#app/people/tenants/managers_see'),
      },
    },
    counterparties: {
      columns: {
        answer_unit: fromDomain('AnswerUnit', '#app/travel/operators/answer_unit'),
        modes: { ...fromDomain('KnownMode', '#app/travel/operators/isomorphic/mode'), tsType: 'KnownMode[]' },
      },
    },
    claim_rules: {
      columns: {
        kind: fromDomain('RuledKind', '#app/claims/rules/claim_kind'),
        cap_period: fromDomain('CapPeriod', '#app/claims/rules/cap_period'),
        cap_scope: fromDomain('CapScope', '#app/claims/rules/cap_scope'),
        channel: fromDomain('Channel', '#app/claims/rules/channel'),
        medium: fromDomain('Medium', '#app/claims/rules/medium'),
        payer: fromDomain('Payer', '#app/claims/rules/payer'),
        product: fromDomain('RailPass', '#app/travel/operators/isomorphic/rail_pass'),
        refund_to: fromDomain('RefundTarget', '#app/claims/rules/refund_to'),
        status: fromDomain('RuleStatus', '#app/claims/rules/rule_status'),
      },
    },
    claims: {
      columns: {
        kind: fromDomain('ClaimKind', '#app/claims/rules/claim_kind'),
        status: fromDomain('ClaimStatus', '#app/claims/claims/isomorphic/claim_status'),
        waits_with: fromDomain('WaitsWith', '#app/claims/claims/waits_with'),
        held_status: fromDomain('HeldStatus', '#app/claims/claims/isomorphic/claim_status'),
        hold_reason: fromDomain('HoldReason', '#app/claims/claims/isomorphic/hold_reason'),
        expected_from: fromDomain('AnswerSource', '#app/travel/operators/answer_source'),
        overtaken: fromDomain('Overtaken', '#app/claims/claims/isomorphic/overtaken'),
        escalated_to: fromDomain('Committee', '#app/claims/claims/committee'),
        committee_stage: fromDomain('CommitteeStage', '#app/claims/claims/committee'),
        channel: fromDomain('Channel', '#app/claims/rules/channel'),
        refund_to: fromDomain('RefundTarget', '#app/claims/rules/refund_to'),
        fare_source: fromDomain('FareSource', '#app/claims/claims/fare_source'),
        rejection_reason: fromDomain('RejectionReason', '#app/claims/claims/isomorphic/rejection_reason'),
      },
    },
    letters: {
      columns: {
        kind: fromDomain('LetterKind', '#app/claims/letters/letter_kind'),
        status: fromDomain('LetterStatus', '#app/claims/letters/letter_status'),
      },
    },
    decisions: {
      columns: {
        told_by: fromDomain('ToldBy', '#app/claims/decisions/told_by'),
        outcome: fromDomain('Outcome', '#app/claims/decisions/outcome'),
        reason: fromDomain('RejectionReason', '#app/claims/claims/isomorphic/rejection_reason'),
        review: fromDomain('Review', '#app/claims/decisions/review'),
        previous_status: fromDomain('AwaitingDecision', '#app/claims/claims/isomorphic/claim_status'),
      },
    },
    decision_imports: {
      columns: {
        status: fromDomain('ImportStatus', '#app/claims/decisions/import/import_status'),
        rows: {
          ...fromDomain('ImportedAnswer', '#app/claims/decisions/import/imported_answer'),
          tsType: 'ImportedAnswer[]',
        },
      },
    },
    expenses: {
      columns: {
        category: fromDomain('ExpenseCategory', '#app/money/expenses/isomorphic/expense_category'),
        receipt_type: fromDomain('ReceiptType', '#app/money/expenses/receipt_type'),
        status: fromDomain('ExpenseStatus', '#app/money/expenses/expense_status'),
      },
    },
    payouts: {
      columns: { status: fromDomain('PayoutStatus', '#app/money/payouts/payout_status') },
    },
    mandates: { columns: { locale: fromDomain('Locale', '#app/platform/shared/locale') } },
    passkeys: { columns: { public_key: column('Buffer') } },
    browser_sessions: {
      columns: {
        method: fromDomain('SignInMethod', '#app/people/accounts/auth/sign_in_method'),
        end_reason: fromDomain('EndReason', '#app/people/accounts/auth/sign_in_method'),
      },
    },
    account_links: {
      columns: { purpose: fromDomain('LinkPurpose', '#app/messages/emails/link_purpose') },
    },
    emails: {
      columns: {
        topic: fromDomain('EmailTopic', '#app/messages/emails/topics'),
        status: fromDomain('EmailStatus', '#app/messages/emails/email_status'),
        locale: fromDomain('Locale', '#app/platform/shared/locale'),
      },
    },
    invitations: {
      columns: {
        role: fromDomain('InvitedRole', '#app/people/organisations/invited_role'),
        locale: fromDomain('Locale', '#app/platform/shared/locale'),
      },
    },
    contact_messages: {
      columns: {
        locale: fromDomain('Locale', '#app/platform/shared/locale'),
        status: fromDomain('ContactStatus', '#app/people/contact/contact_status'),
      },
    },
    job_applications: {
      columns: {
        availability: choices('availability'),
        regions: choices('regions'),
        transport: choices('transport'),
        status: fromDomain('ApplicationStatus', '#app/people/applications/application_status'),
      },
    },
    referrals: {
      columns: {
        decline_reason: fromDomain('DeclineReason', '#app/money/referrals/decline_reason'),
      },
    },
    payout_runs: {
      columns: { status: fromDomain('PayoutRunStatus', '#app/money/payouts/payout_status') },
    },
  },
} satisfies SchemaRules
