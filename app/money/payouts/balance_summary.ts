import { cents, number, orNull, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { awaitsPayment } from '#app/claims/claims/questions'
import { isPending, isReserved, isSent } from '#app/money/payouts/questions'
import { NET_TO_COME } from '#app/claims/claims/claims_to_come'
import { OVERPAYMENT, type Overpayment, overpaymentIn } from '#app/money/payouts/overpayment'
import { type WalletOwner, ownClaims, ownPayouts } from '#app/money/payouts/wallet_owner'

export type BalanceSummary = {
  /** Null until something is booked. */
  accountId: number | null
  /** Below zero after an overpayment. */
  availableCents: number
  /** Requested payouts that the bank does not have yet. */
  reservedCents: number
  sentCents: number
  /** What operators approved and have not paid yet, less our fee. */
  approvedCents: number
  firstYear: number | null
  overpayment: Overpayment | null
}

export async function balanceSummary(owner: WalletOwner): Promise<BalanceSummary> {
  const found = await readRow(
    {
      accountId: orNull(number('a.id')),
      availableCents: cents('coalesce(a.balance_cents, 0)'),
      reservedCents: cents('payouts.reserved'),
      sentCents: cents('payouts.sent'),
      approvedCents: cents('claims.approved'),
      firstYear: orNull(
        number(`(
          select extract(year from t.posted_at at time zone 'Europe/Amsterdam')::int
          from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.account_id = a.id order by e.id limit 1)`)
      ),
      overdrawing: orNull(typed<Omit<Overpayment, 'payTo'>>(`(${OVERPAYMENT})`)),
    },
    `from (
       select coalesce(sum(amount_cents) filter (where ${isReserved('p')}), 0)::bigint as reserved,
         coalesce(sum(amount_cents) filter (where ${isSent('p')}), 0)::bigint as sent
       from payouts p where ${ownPayouts(owner)} and ${isPending('p')}
     ) payouts
     cross join (
       select coalesce(sum(${NET_TO_COME}), 0)::bigint as approved
       from claims c, tenants own where ${ownClaims(owner)} and ${awaitsPayment('c')}
         and c.refund_to = 'fareback'
     ) claims
     left join ledger_accounts a on a.code = :wallet`,
    owner
  )
  const { overdrawing, ...summary } = found!
  return { ...summary, overpayment: overpaymentIn(overdrawing) }
}
