import type { LedgerKind } from '#app/ledger/ledger_kind'
import { broadcastBalance } from '#app/ledger/broadcast_balance'
import { now } from '#app/shared/clock'
import { currentConnection, queryRow, queryRows } from '#app/shared/tenancy'

/** What we owe counts up (wallets, fees); the bank counts down by what it holds. */
type Posting = { account: string; amountCents: number }

type Posted = {
  kind: LedgerKind
  /** The same key posts once; it throws when the rest differs. */
  key: string
  postings: Posting[]
  subject: { type: string; id: number }
  actorId?: number | null
  reversesId?: number | null
}

export class InsufficientFunds extends Error {}

/** The only way money moves. Locks the accounts in one order; entries must sum to zero. Returns the id. */
export async function post({ kind, key, postings, subject, actorId, reversesId }: Posted) {
  const connection = await currentConnection()
  try {
    const { rows: answer } = await connection.query<{ id: number }>({
      name: 'ledger_post',
      text: 'select ledger_post($1, $2, $3::jsonb, $4, $5, $6, $7, $8) as id',
      values: [
        kind,
        key,
        JSON.stringify(postings),
        subject.type,
        subject.id,
        actorId ?? null,
        reversesId ?? null,
        now().toISO(),
      ],
    })
    for (const { account } of postings) broadcastBalance(account)
    return answer[0].id
  } catch (error) {
    if (isCode(error, 'FB002')) throw new InsufficientFunds(kind)
    throw error
  }
}

/** In cents; zero for an unknown account. */
export async function balanceOf(account: string) {
  const found = await queryRow<{ balance_cents: number }>(
    'select balance_cents from ledger_accounts where code = ?',
    [account]
  )
  return found?.balance_cents ?? 0
}

type BalanceLine = {
  id: number
  kind: LedgerKind
  amountCents: number
  balanceAfterCents: number
  postedAt: Date
  subjectType: string
  subjectId: number
}

export const entriesOf = (account: string, limit: number, beforeId?: number) =>
  queryRows<BalanceLine>(
    `select e.id, t.kind, e.amount_cents as "amountCents", e.balance_after_cents as "balanceAfterCents",
            t.posted_at as "postedAt", t.subject_type as "subjectType", t.subject_id as "subjectId"
     from ledger_entries e
     join ledger_transactions t on t.id = e.transaction_id
     join ledger_accounts a on a.id = e.account_id
     where a.code = ? and e.id < ?
     order by e.id desc limit ?`,
    [account, beforeId ?? Number.MAX_SAFE_INTEGER, limit]
  )

export type Totals = {
  bankCents: number
  usersCents: number
  tenantsCents: number
  feesCents: number
  inTransitCents: number
  suspenseCents: number
}

/** What the accounts hold together, by the balances that they keep. */
export async function accountTotals(): Promise<Totals> {
  const totals = await queryRow<Totals>(
    `select coalesce(-sum(balance_cents) filter (where code = 'bank'), 0)::bigint as "bankCents",
       coalesce(sum(balance_cents) filter (where user_id is not null), 0)::bigint as "usersCents",
       coalesce(sum(balance_cents) filter (where user_id is null and tenant_id is not null), 0)::bigint as "tenantsCents",
       coalesce(sum(balance_cents) filter (where code = 'fees'), 0)::bigint as "feesCents",
       coalesce(sum(balance_cents) filter (where code = 'in_transit'), 0)::bigint as "inTransitCents",
       coalesce(sum(balance_cents) filter (where code = 'suspense'), 0)::bigint as "suspenseCents"
     from ledger_accounts`
  )
  return totals!
}

const isCode = (error: unknown, code: string) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code
