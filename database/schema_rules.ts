import type { SchemaRules } from '@adonisjs/lucid/types/schema_generator'
import type { Choices } from '#app/job_applications/application_form'

const column = (tsType: string) => ({ tsType, decorators: [{ name: '@column' }] })

const fromDomain = (type: string, source: string) => ({
  tsType: type,
  decorators: [{ name: '@column' }],
  imports: [{ source, typeImports: [type] }],
})

const choices = (kind: keyof Choices) => ({
  ...fromDomain('Choices', '#app/job_applications/application_form'),
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
        role: fromDomain('Role', '#app/users/role'),
        locale: fromDomain('Locale', '#app/shared/locale'),
        theme: fromDomain('Theme', '#app/users/theme'),
        two_factor_secret_encrypted: {
          tsType: 'string',
          decorators: [{ name: '@column', args: { serializeAs: null } }],
        },
        travel_product: fromDomain('TravelProduct', '#app/users/travel_product'),
        password: {
          tsType: 'string',
          decorators: [{ name: '@column', args: { serializeAs: null } }],
        },
      },
    },
    batches: {
      columns: {
        status: fromDomain('BatchStatus', '#app/batches/batch_status'),
        plan: fromDomain('BatchPlan', '#app/batches/batch_plan'),
        format: fromDomain('Dialect', '#app/batches/dialect'),
        problem: fromDomain('FileProblem', '#app/batches/file_problem'),
        question: fromDomain('BatchQuestion', '#app/batches/batch_question'),
      },
    },
    estimates: {
      columns: { result: fromDomain('ClaimEstimate', '#app/claims/claim_summary') },
    },
    ovcp_cards: { columns: { kind: fromDomain('CardKind', '#app/ovcp_cards/card_kind') } },
    trips: {
      columns: {
        mode: fromDomain('Mode', '#app/trips/mode'),
        status: fromDomain('TripStatus', '#app/trips/trip_status'),
        purpose: fromDomain('Purpose', '#app/trips/purpose'),
        reasons: { ...fromDomain('TripReason', '#app/trips/trip_reason'), tsType: 'TripReason[]' },
        rail_passes: {
          ...fromDomain('RailPass', '#app/trips/fares/rail_pass'),
          tsType: 'RailPass[]',
        },
        irregularity: fromDomain('Irregularity', '#app/trips/irregularity'),
      },
    },
    committee_consents: {
      columns: {
        committee: fromDomain('Committee', '#app/claims/committee'),
        answer: column("'yes' | 'no' | null"),
      },
    },
    answer_times: { columns: { way: fromDomain('AnswerWay', '#app/counterparties/answer_way') } },
    said_products: {
      columns: { pass: fromDomain('RailPass', '#app/trips/fares/rail_pass') },
    },
    trip_overrides: {
      columns: {
        fare_origin: fromDomain('FareOrigin', '#app/trips/fare_origin'),
        tap_reading: fromDomain('TapReading', '#app/trips/tap_reading'),
      },
    },
    concessions: {
      columns: {
        modes: { ...fromDomain('KnownMode', '#app/trips/mode'), tsType: 'KnownMode[]' },
        place_kind: fromDomain('PlaceKind', '#app/trips/operators/concession'),
      },
    },
    concession_places: {
      columns: { service: fromDomain('Service', '#app/trips/operators/concession') },
    },
    transactions: {
      columns: {
        kind: fromDomain('TransactionKind', '#app/trips/transaction_kind'),
        purpose: fromDomain('Purpose', '#app/trips/purpose'),
      },
    },
    tenants: {
      columns: {
        refund_destination: fromDomain('RefundDestination', '#app/tenants/refund_destination'),
      },
    },
    counterparties: {
      columns: {
        answer_unit: fromDomain('AnswerUnit', '#app/counterparties/answer_unit'),
        modes: { ...fromDomain('KnownMode', '#app/trips/mode'), tsType: 'KnownMode[]' },
      },
    },
    claim_rules: {
      columns: {
        kind: fromDomain('RuledKind', '#app/claims/claim_kind'),
        cap_period: fromDomain('CapPeriod', '#app/counterparties/cap_period'),
        cap_scope: fromDomain('CapScope', '#app/counterparties/cap_scope'),
        channel: fromDomain('Channel', '#app/counterparties/channel'),
        medium: fromDomain('Medium', '#app/counterparties/medium'),
        payer: fromDomain('Payer', '#app/counterparties/payer'),
        product: fromDomain('RailPass', '#app/trips/fares/rail_pass'),
        refund_to: fromDomain('RefundTarget', '#app/counterparties/refund_to'),
        status: fromDomain('RuleStatus', '#app/counterparties/rule_status'),
      },
    },
    claims: {
      columns: {
        kind: fromDomain('ClaimKind', '#app/claims/claim_kind'),
        status: fromDomain('ClaimStatus', '#app/claims/claim_status'),
        waits_with: fromDomain('WaitsWith', '#app/claims/waits_with'),
        held_status: fromDomain('HeldStatus', '#app/claims/claim_status'),
        hold_reason: fromDomain('HoldReason', '#app/claims/hold_reason'),
        expected_from: fromDomain('AnswerSource', '#app/counterparties/answer_source'),
        overtaken: fromDomain('Overtaken', '#app/claims/overtaken'),
        escalated_to: fromDomain('Committee', '#app/claims/committee'),
        committee_stage: fromDomain('CommitteeStage', '#app/claims/committee'),
        channel: fromDomain('Channel', '#app/counterparties/channel'),
        refund_to: fromDomain('RefundTarget', '#app/counterparties/refund_to'),
        fare_source: fromDomain('FareSource', '#app/claims/fare_source'),
        rejection_reason: fromDomain('RejectionReason', '#app/decisions/rejection_reason'),
      },
    },
    submissions: {
      columns: {
        kind: fromDomain('SubmissionKind', '#app/submissions/submission_kind'),
        status: fromDomain('SubmissionStatus', '#app/submissions/submission_status'),
      },
    },
    decisions: {
      columns: {
        told_by: fromDomain('ToldBy', '#app/decisions/told_by'),
        outcome: fromDomain('Outcome', '#app/decisions/outcome'),
        reason: fromDomain('RejectionReason', '#app/decisions/rejection_reason'),
        review: fromDomain('Review', '#app/decisions/review'),
        previous_status: fromDomain('AwaitingDecision', '#app/claims/claim_status'),
      },
    },
    decision_imports: {
      columns: {
        status: fromDomain('ImportStatus', '#app/decisions/import/import_status'),
        rows: { ...fromDomain('ImportedAnswer', '#app/decisions/import/imported_answer'), tsType: 'ImportedAnswer[]' },
      },
    }, // prettier-ignore
    expenses: {
      columns: {
        category: fromDomain('ExpenseCategory', '#app/expenses/expense_category'),
        receipt_type: fromDomain('ReceiptType', '#app/expenses/receipt_type'),
        status: fromDomain('ExpenseStatus', '#app/expenses/expense_status'),
      },
    },
    payouts: { columns: { status: fromDomain('PayoutStatus', '#app/payouts/payout_status') } },
    mandates: { columns: { locale: fromDomain('Locale', '#app/shared/locale') } },
    passkeys: { columns: { public_key: column('Buffer') } },
    browser_sessions: {
      columns: {
        method: fromDomain('SignInMethod', '#app/auth/sign_in_method'),
        end_reason: fromDomain('EndReason', '#app/auth/sign_in_method'),
      },
    },
    account_links: {
      columns: { purpose: fromDomain('LinkPurpose', '#app/auth/link_purpose') },
    },
    emails: {
      columns: {
        topic: fromDomain('EmailTopic', '#app/emails/topics'),
        status: fromDomain('EmailStatus', '#app/emails/email_status'),
        locale: fromDomain('Locale', '#app/shared/locale'),
      },
    },
    invitations: {
      columns: {
        role: fromDomain('InvitedRole', '#app/tenants/invited_role'),
        locale: fromDomain('Locale', '#app/shared/locale'),
      },
    },
    contact_messages: {
      columns: {
        locale: fromDomain('Locale', '#app/shared/locale'),
        status: fromDomain('ContactStatus', '#app/contact/contact_status'),
      },
    },
    job_applications: {
      columns: {
        availability: choices('availability'),
        regions: choices('regions'),
        transport: choices('transport'),
        status: fromDomain('ApplicationStatus', '#app/job_applications/application_status'),
      },
    },
    referrals: {
      columns: {
        decline_reason: fromDomain('DeclineReason', '#app/referrals/decline_reason'),
      },
    },
    payout_runs: {
      columns: { status: fromDomain('PayoutRunStatus', '#app/payouts/payout_status') },
    },
  },
} satisfies SchemaRules
