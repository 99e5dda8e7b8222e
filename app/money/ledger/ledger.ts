import { cents, moment, number, text, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import type { QueryConfig } from 'pg'
import type { LedgerKind, WalletKind } from '#app/money/ledger/isomorphic/ledger_kind'
import { relayAfterCommit } from '#app/messages/live/relay'
import { timestamp } from '#app/platform/shared/clock'
import { currentConnection } from '#app/platform/shared/tenancy'

/** What we owe counts up (wallets, fees); the bank counts down by what it holds. */
export type Posting = { account: string; amountCents: number }

export type Posted = {
  kind: LedgerKind
  /** The same key posts once; it throws when the rest differs. */
  key: string
  postings?: Posting[]
  subject: { type: string; id: number }
  actorId?: number | null
  /** The postings are then the opposite of what that transaction posted; without any, the database writes them. */
  reversesId?: number | null
  /** The day that the move counts for, YYYY-MM-DD; today by default, and the first day after a month that is closed. */
  effectiveOn?: string
}

export class InsufficientFunds extends Error {}

const POST_TODAY = { name: 'ledger_post', text: 'select ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9) as id' }
const POST_ON_DAY = {
  name: 'ledger_post_on_day',
  text: 'select ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9, open_ledger_day($10)) as id',
}

/** The only way money moves. Locks wallets in one order; entries must sum to zero. Returns the id. Throws InsufficientFunds. */
export async function post(posted: Posted) {
  const { kind, key, subject, actorId, reversesId, effectiveOn } = posted
  // The function sorts what is out of order, which takes it longer.
  const postings = (posted.postings ?? []).toSorted((one, other) => (one.account < other.account ? -1 : 1))
  const [id] = await callPost(posted, {
    ...(effectiveOn ? POST_ON_DAY : POST_TODAY),
    values: [
      kind,
      key,
      postings.map(({ account }) => account),
      postings.map(({ amountCents }) => amountCents),
      subject.type,
      subject.id,
      actorId ?? null,
      reversesId ?? null,
      timestamp(),
      ...(effectiveOn ? [effectiveOn] : []),
    ],
  })
  relayAfterCommit()
  return id
}

/** As `post`, in one round trip and in the order given, for what is booked by the thousand. Returns the ids. */
export async function postAll(all: Posted[]) {
  if (all.length === 0) return []
  const ids = await callPost(all[0], {
    name: 'ledger_post_all',
    text: `select ledger_post(p->>'kind', p->>'key', array(select value->>'account' from jsonb_array_elements(p->'postings')),
        array(select (value->>'amountCents')::bigint from jsonb_array_elements(p->'postings')), p->'subject'->>'type',
        (p->'subject'->>'id')::bigint, (p->>'actorId')::bigint, (p->>'reversesId')::bigint, $2, open_ledger_day((p->>'effectiveOn')::date)) as id
      from jsonb_array_elements($1::jsonb) with ordinality as posted (p, nth) order by nth`,
    values: [JSON.stringify(all), timestamp()],
  })
  relayAfterCommit()
  return ids
}

async function callPost({ kind }: Posted, statement: QueryConfig) {
  const connection = await currentConnection()
  try {
    const { rows } = await connection.query<{ id: number }>(statement)
    return rows.map(({ id }) => id)
  } catch (error) {
    if (isCode(error, 'FB002')) throw new InsufficientFunds(kind)
    throw error
  }
}

/** In cents; zero for an unknown account. */
export async function balanceOf(account: string) {
  const found = await readRow(
    {
      balanceCents: cents(`coalesce(balance_cents,
       (select coalesce(sum(amount_cents), 0) from ledger_days where rollup = a.rollup)
       + (select coalesce(sum(e.amount_cents), 0)
          from ledger_tail t join ledger_entries e on e.transaction_id = t.transaction_id
          where e.account_id = a.id))::bigint`),
    },
    'from ledger_accounts a where code = ?',
    [account]
  )
  return found?.balanceCents ?? 0
}

/** Of a wallet, newest first; other accounts keep no running balance. */
export const entriesOf = (account: string, limit: number, beforeId?: number) =>
  readRows(
    {
      id: number('e.id'),
      kind: typed<WalletKind>('t.kind'),
      amountCents: cents('e.amount_cents'),
      balanceAfterCents: cents('e.balance_after_cents'),
      postedAt: moment('t.posted_at'),
      subjectType: text('t.subject_type'),
      subjectId: number('t.subject_id'),
    },
    `from wallet_entries e
     join ledger_transactions t on t.id = e.transaction_id
     where e.account_id = (select id from ledger_accounts where code = ?) and e.id < ?
     order by e.id desc limit ?`,
    [account, beforeId ?? Number.MAX_SAFE_INTEGER, limit]
  )

export type Totals = {
  bankCents: number
  usersCents: number
  tenantsCents: number
  feesCents: number
  expensesCents: number
  referralCostsCents: number
  inTransitCents: number
  /** Below zero while the bank owes us what it took and rejected. */
  dueFromBankCents: number
  bankCostsCents: number
  interestCents: number
  suspenseCents: number
}

/** What the accounts held together at the end of a day, of all days by default. */
export async function accountTotals(on = '9999-12-31'): Promise<Totals> {
  const totals = await readRow(
    {
      bankCents: cents(sumOf('bank', '-')),
      usersCents: cents(sumOf('users')),
      tenantsCents: cents(sumOf('tenants')),
      feesCents: cents(sumOf('fees')),
      expensesCents: cents(sumOf('expenses')),
      referralCostsCents: cents(sumOf('referral_costs')),
      inTransitCents: cents(sumOf('in_transit')),
      suspenseCents: cents(sumOf('suspense')),
      dueFromBankCents: cents(sumOf('due_from_bank')),
      bankCostsCents: cents(sumOf('bank_costs')),
      interestCents: cents(sumOf('interest')),
    },
    (columns) => `with sums as (
       select rollup, amount_cents from ledger_days where day <= :on
       union all
       select a.rollup, e.amount_cents
       from ledger_tail l
       join ledger_transactions t on t.id = l.transaction_id and t.effective_on <= :on
       join ledger_entries e on e.transaction_id = t.id
       join ledger_accounts a on a.id = e.account_id
     )
     select ${columns} from sums`,
    { on }
  )
  return totals!
}

const sumOf = (rollup: string, sign: '' | '-' = '') =>
  `coalesce(${sign}sum(amount_cents) filter (where rollup = '${rollup}'), 0)::bigint`

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
