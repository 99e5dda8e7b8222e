import { decrypt } from '#app/platform/encryption/encrypt'

/** `$1` is the tenant and `$2` the user; the statement names the columns. */
export type Table = { name: string; columns: string[]; sql: string; open?: Record<string, Opener> }
type Opener = (encrypted: string) => string

const openCard: Opener = (encrypted) => decrypt(encrypted, 'card')
const openSequence: Opener = (encrypted) => decrypt(encrypted, 'card_sequence')
const openIban: Opener = (encrypted) => decrypt(encrypted, 'iban')
const openHolder: Opener = (encrypted) => decrypt(encrypted, 'holder')

/** Amsterdam time, formatted by the database: half a million values would take minutes here. */
const local = (column: string) => `to_char(${column} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI:SS')`

const OWN_SUBJECTS = `
  select 'user' as type, $2::bigint as id
  union all select 'correction', id from corrections where user_id = $2
  union all select 'claim', id from claims where user_id = $2
  union all select 'payout', id from payouts where user_id = $2
  union all select 'expense', id from expenses where user_id = $2
  union all select 'batch', id from batches where user_id = $2
  union all select 'ovcp_card', id from ovcp_cards where user_id = $2
  union all select 'passkey', id from passkeys where user_id = $2
  union all select 'mandate', id from mandates where user_id = $2
  union all select 'browser_session', id from browser_sessions where user_id = $2
  union all select 'job_application', id from job_applications where user_id = $2
  union all select 'contact_message', id from contact_messages where user_id = $2`

export const TABLES: Table[] = [
  {
    name: 'cards',
    columns: ['kind', 'number', 'sequence', 'expires_on', 'nickname', 'added_at'],
    open: { number: openCard, sequence: openSequence },
    sql: `select kind, number_encrypted as number, sequence_encrypted as sequence, expires_on, nickname,
            ${local('created_at')} as added_at
          from ovcp_cards where tenant_id = $1 and user_id = $2 order by id`,
  },
  {
    name: 'transactions',
    columns: [
      'card',
      'kind',
      'at',
      'until',
      'from',
      'to',
      'amount_cents',
      'product',
      'operator',
      'transport',
      'purpose',
      'note',
    ],
    sql: `select c.last_4 as card, t.kind, ${local('t.at')} as at, ${local('t.end_at')} as until,
            t.from_place as "from", t.to_place as "to", t.amount_cents, t.product,
            t.operator_name as operator, t.transport, t.purpose, t.note
          from ovcp_cards c join transactions t on t.card_id = c.id
          where c.tenant_id = $1 and c.user_id = $2 order by t.card_id, t.at`,
  },
  {
    name: 'trips',
    columns: [
      'card',
      'operator',
      'mode',
      'status',
      'from',
      'checked_in_at',
      'to',
      'checked_out_at',
      'fare_cents',
      'correction_fee_cents',
      'irregularity',
      'purpose',
      'reasons',
    ],
    sql: `select c.last_4 as card, o.name as operator, t.mode, t.status, t.from_place as "from",
            ${local('t.checked_in_at')} as checked_in_at, t.to_place as "to",
            ${local('t.checked_out_at')} as checked_out_at, t.fare_cents,
            t.fee_cents as correction_fee_cents, t.irregularity, t.purpose, t.reasons
          from trips t left join ovcp_cards c on c.id = t.card_id
          left join counterparties o on o.id = t.counterparty_id
          where t.tenant_id = $1 and t.user_id = $2 order by t.travelled_at`,
  },
  {
    name: 'claims',
    columns: [
      'reference',
      'operator',
      'kind',
      'status',
      'travelled_at',
      'from',
      'to',
      'stated_place',
      'charged_cents',
      'fare_cents',
      'gross_cents',
      'fee_cents',
      'net_cents',
      'approved_cents',
      'received_cents',
      'rejection_reason',
      'submitted_at',
      'decided_at',
      'question',
      'reply',
    ],
    sql: `select c.reference, o.name as operator, c.kind, c.status, ${local('t.travelled_at')} as travelled_at,
            t.from_place as "from", t.to_place as "to", c.stated_place, c.charged_cents,
            c.estimated_fare_cents as fare_cents, c.gross_cents, c.fee_cents, c.net_cents,
            c.approved_cents, c.received_cents, c.rejection_reason,
            ${local('c.submitted_at')} as submitted_at, ${local('c.decided_at')} as decided_at, c.hold_note as question, c.hold_reply as reply
          from claims c join trips t on t.id = c.trip_id join counterparties o on o.id = c.counterparty_id
          where c.tenant_id = $1 and c.user_id = $2 order by c.id`,
  },
  {
    name: 'answers',
    columns: ['claim', 'answered_on', 'outcome', 'approved_cents', 'reason', 'amendment'],
    sql: `select c.reference as claim, d.answered_on, d.outcome, d.approved_cents, d.reason, d.amendment
          from decisions d join claims c on c.id = d.claim_id
          where d.tenant_id = $1 and d.user_id = $2 and d.undone_at is null order by d.id`,
  },
  {
    name: 'payment_answers',
    columns: ['paid_on', 'kind', 'amount_cents', 'of_trip', 'answered_at'],
    sql: `select ${local('x.at')} as paid_on, x.kind, x.amount_cents, ${local('t.at')} as of_trip, ${local('a.created_at')} as answered_at
          from payment_answers a join transactions x on x.id = a.transaction_id left join transactions t on t.id = a.anchor_transaction_id
          where a.tenant_id = $1 and a.user_id = $2 order by x.at, x.id`,
  },
  {
    name: 'products_on_cards',
    columns: ['card', 'product', 'from', 'until', 'said_at'],
    sql: `select c.last_4 as card, s.pass as product, s.valid_from as "from", s.valid_until as until, ${local('s.created_at')} as said_at
          from said_products s join ovcp_cards c on c.id = s.card_id
          where s.tenant_id = $1 and s.user_id = $2 order by s.valid_from, s.id`,
  },
  {
    name: 'own_corrections',
    columns: ['operator', 'from', 'count'],
    sql: `select o.name as operator, n.period_start as "from", n.count
          from own_corrections n join counterparties o on o.id = n.counterparty_id
          where n.tenant_id = $1 and n.user_id = $2 order by n.id`,
  },
  {
    name: 'balance',
    columns: ['at', 'kind', 'amount_cents', 'balance_after_cents', 'belongs_to'],
    sql: `select ${local('x.posted_at')} as at, x.kind, e.amount_cents, e.balance_after_cents,
            coalesce(c.reference, p.reference, n.reference) as belongs_to
          from ledger_accounts a join wallet_entries e on e.account_id = a.id
          join ledger_transactions x on x.id = e.transaction_id
          left join claims c on x.subject_type = 'claim' and c.id = x.subject_id and c.user_id = $2
          left join payouts p on x.subject_type = 'payout' and p.id = x.subject_id and p.user_id = $2
          left join expenses n on x.subject_type = 'expense' and n.id = x.subject_id and n.user_id = $2
          where a.tenant_id = $1 and a.user_id = $2 order by e.id`,
  },
  {
    name: 'payouts',
    columns: ['reference', 'requested_at', 'status', 'amount_cents', 'iban', 'holder', 'reject_reason', 'bank_reason'],
    open: { iban: openIban, holder: openHolder },
    sql: `select reference, ${local('created_at')} as requested_at, status, amount_cents, iban_encrypted as iban,
            holder_encrypted as holder, reject_reason, bank_reason
          from payouts where tenant_id = $1 and user_id = $2 order by id`,
  },
  {
    name: 'expenses',
    columns: [
      'reference',
      'handed_in_at',
      'category',
      'incurred_on',
      'amount_cents',
      'vat_cents',
      'description',
      'job',
      'status',
      'decided_at',
      'rejection_reason',
      'reimbursed_at',
    ],
    sql: `select reference, ${local('created_at')} as handed_in_at, category, incurred_on, amount_cents, vat_cents,
            description, job, status, ${local('decided_at')} as decided_at, rejection_reason,
            ${local('reimbursed_at')} as reimbursed_at
          from expenses where tenant_id = $1 and user_id = $2 order by id`,
  },
  {
    name: 'refunds',
    columns: ['booked_at', 'claim', 'operator', 'kind', 'amount_cents', 'fee_cents', 'net_cents', 'undone_at'],
    sql: `select ${local('a.created_at')} as booked_at, c.reference as claim, o.name as operator,
            case a.kind when 'claim' then 'refund' else 'taken back' end as kind, a.amount_cents, a.fee_cents,
            a.amount_cents - a.fee_cents as net_cents, ${local('a.reversed_at')} as undone_at
          from claims c join allocations a on a.claim_id = c.id join counterparties o on o.id = c.counterparty_id
          where c.tenant_id = $1 and c.user_id = $2 order by a.id`,
  },
  {
    name: 'corrections',
    columns: ['reference', 'requested_at', 'status', 'amount_cents', 'reason', 'decided_at'],
    sql: `select reference, ${local('created_at')} as requested_at, status, amount_cents, reason,
            ${local('decided_at')} as decided_at
          from corrections where tenant_id = $1 and user_id = $2 order by id`,
  },
  {
    name: 'sessions',
    columns: ['signed_in_at', 'method', 'browser', 'ip', 'last_seen_at', 'ended_at', 'end_reason'],
    sql: `select ${local('signed_in_at')} as signed_in_at, method, user_agent as browser, host(ip) as ip,
            ${local('last_seen_at')} as last_seen_at, ${local('ended_at')} as ended_at, end_reason
          from browser_sessions where tenant_id = $1 and user_id = $2 order by id`,
  },
  {
    name: 'audit',
    columns: ['at', 'action', 'by', 'ip', 'changes'],
    // Others are not named, and what the user did to others is listed without its changes.
    sql: `with own as (${OWN_SUBJECTS}), mine as (
            select id from audit_logs where tenant_id = $1 and actor_id = $2
            union
            select l.id from own join audit_logs l
              on l.tenant_id = $1 and l.subject_type = own.type and l.subject_id = own.id)
          select ${local('l.created_at')} as at, l.action,
            case when l.actor_id = $2 then 'you' when l.actor_id is null then 'system' else 'someone else' end as by,
            case when l.actor_id = $2 then host(l.ip) end as ip,
            case when own.id is not null then l.changes end as changes
          from mine join audit_logs l using (id)
          left join own on own.type = l.subject_type and own.id = l.subject_id
          order by l.id`,
  },
]
