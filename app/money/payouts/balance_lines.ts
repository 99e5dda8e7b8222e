import { cents, instant, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { WalletKind } from '#app/money/payouts/wallet_kind'
import type { WalletOwner } from '#app/money/payouts/wallet_owner'

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
export async function balanceLines({ wallet, userId }: WalletOwner, before?: number): Promise<BalanceLines> {
  const rows = await readRows(
    {
      id: number('l.id'),
      kind: typed<WalletKind>('l.kind'),
      amountCents: cents('l.amount_cents'),
      balanceAfterCents: cents('l.balance_after_cents'),
      postedAt: instant('l.posted_at'),
      subjectType: text('l.subject_type'),
      reference: orNull(text('coalesce(c.reference, p.reference, x.reference)')),
      title: orNull(text('coalesce(o.name, p.iban_last_4, other.first_name, r.reason)')),
      oldestId: number(
        '(select id from wallet_entries where account_id = (select id from account) order by id limit 1)'
      ),
    },
    (columns) => `
     with account as materialized (select id from ledger_accounts where code = :wallet),
     lines as materialized (
       select e.id, t.kind, e.amount_cents, e.balance_after_cents, t.posted_at, t.subject_type, t.subject_id
       from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id = (select id from account) and e.id < :before
       order by e.id desc limit ${SHOWN}
     )
     select ${columns} from lines l
     left join claims c on l.subject_type = 'claim' and c.id = l.subject_id
     left join counterparties o on o.id = c.counterparty_id
     left join payouts p on l.subject_type = 'payout' and p.id = l.subject_id
     left join corrections r on l.subject_type = 'correction' and r.id = l.subject_id
     left join expenses x on l.subject_type = 'expense' and x.id = l.subject_id
     -- Both users see the first name of the other.
     left join referral_people(:userId) other on l.subject_type = 'referral' and other.id = l.subject_id
     order by l.id desc`,
    { wallet, before: before ?? Number.MAX_SAFE_INTEGER, userId: userId ?? 0 }
  )
  return {
    lines: rows.map(({ oldestId: _oldest, ...line }) => line),
    oldestId: rows[0]?.oldestId ?? null,
  }
}
