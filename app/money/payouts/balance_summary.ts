import { awaitsPayment } from '#app/claims/claims/questions'
import { isPending, isReserved, isSent } from '#app/money/payouts/questions'
import { NET_TO_COME } from '#app/claims/claims/claims_to_come'
import { OVERPAYMENT, type Overpayment, overpaymentIn } from '#app/money/payouts/overpayment'
import { type WalletOwner, ownClaims, ownPayouts } from '#app/money/payouts/wallet_owner'
import { queryRow } from '#app/platform/shared/tenancy'

export type BalanceSummary = {
  /** Null until something is booked. */
  accountId: number | null
  /** Below zero after an overpayment. */
  availableCents: number
  /** Requested payouts that the bank does not have yet. */
  reservedCents: number
  /** Payouts that the bank has. */
  sentCents: number
  /** What operators approved and have not paid yet, less our fee. */
  approvedCents: number
  /** The year of the first transaction. */
  firstYear: number | null
  overpayment: Overpayment | null
}

export async function balanceSummary(owner: WalletOwner): Promise<BalanceSummary> {
  const { overdrawing, ...summary } = (await queryRow<Found>(
    `select a.id as "accountId", coalesce(a.balance_cents, 0) as "availableCents", payouts.*, claims.*,
       (select extract(year from t.posted_at at time zone 'Europe/Amsterdam')::int
        from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account_id = a.id order by e.id limit 1) as "firstYear",
       (${OVERPAYMENT}) as overdrawing
     from (
       select coalesce(sum(amount_cents) filter (where ${isReserved('p')}), 0)::bigint as "reservedCents",
         coalesce(sum(amount_cents) filter (where ${isSent('p')}), 0)::bigint as "sentCents"
       from payouts p where ${ownPayouts(owner)} and ${isPending('p')}
     ) payouts
     cross join (
       select coalesce(sum(${NET_TO_COME}), 0)::bigint as "approvedCents"
       from claims c, tenants own where ${ownClaims(owner)} and ${awaitsPayment('c')}
         and c.refund_to = 'fareback'
     ) claims
     left join ledger_accounts a on a.code = :wallet`,
    owner
  ))!
  return { ...summary, overpayment: overpaymentIn(overdrawing) }
}

type Found = Omit<BalanceSummary, 'overpayment'> & {
  overdrawing: Parameters<typeof overpaymentIn>[0]
}
