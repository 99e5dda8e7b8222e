import type { WalletKind } from '#app/money/payouts/wallet_kind'
import type { WalletOwner } from '#app/money/payouts/wallet_owner'
import { queryRows } from '#app/platform/shared/tenancy'

export type BalanceLine = {
  id: number
  kind: WalletKind
  amountCents: number
  balanceAfterCents: number
  /** ISO 8601. */
  postedAt: string
  subjectType: string
  reference: string | null
  /** The operator, the end of the account number, the other person or the reason. */
  title: string | null
}

export type BalanceLines = {
  lines: BalanceLine[]
  /** Of the first entry of all; null when there is none. */
  oldestId: number | null
}

const SHOWN = 25

/** The newest, or those before an entry. */
export async function balanceLines(
  { wallet, userId }: WalletOwner,
  before?: number
): Promise<BalanceLines> {
  const rows = await queryRows<BalanceLine & { oldestId: number }>(
    `with account as materialized (select id from ledger_accounts where code = :wallet),
     lines as materialized (
       select e.id, t.kind, e.amount_cents as "amountCents", e.balance_after_cents as "balanceAfterCents",
         to_json(t.posted_at) #>> '{}' as "postedAt", t.subject_type as "subjectType", t.subject_id
       from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = (select id from account) and e.id < :before
       order by e.id desc limit ${SHOWN}
     )
     select l.id, l.kind, l."amountCents", l."balanceAfterCents", l."postedAt", l."subjectType",
       coalesce(c.reference, p.reference, x.reference) as reference,
       coalesce(o.name, p.iban_last_4, other.first_name, r.reason) as title,
       (select id from wallet_entries where account_id = (select id from account) order by id limit 1) as "oldestId"
     from lines l
     left join claims c on l."subjectType" = 'claim' and c.id = l.subject_id
     left join counterparties o on o.id = c.counterparty_id
     left join payouts p on l."subjectType" = 'payout' and p.id = l.subject_id
     left join corrections r on l."subjectType" = 'correction' and r.id = l.subject_id
     left join expenses x on l."subjectType" = 'expense' and x.id = l.subject_id
     -- Both users see the first name of the other.
     left join referral_people(:userId) other on l."subjectType" = 'referral' and other.id = l.subject_id
     order by l.id desc`,
    { wallet, before: before ?? Number.MAX_SAFE_INTEGER, userId: userId ?? 0 }
  )
  return {
    lines: rows.map(({ oldestId: _oldest, ...line }) => line),
    oldestId: rows[0]?.oldestId ?? null,
  }
}
