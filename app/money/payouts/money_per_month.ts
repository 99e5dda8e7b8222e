import { cents, moment } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { isPaid } from '#app/money/payouts/questions'
import { DateTime } from 'luxon'
import { BALANCES } from '#app/money/payouts/balances_at'
import { type WalletOwner, ownPayouts } from '#app/money/payouts/wallet_owner'
import { ZONE, now } from '#app/platform/shared/clock'

export type MonthOfMoney = {
  /** Such as 2026-11. */
  month: string
  /** What was added to the balance, less what was taken from it other than by payouts. */
  receivedCents: number
  /** Payouts that the bank made and did not give back, by the day that is known. */
  paidOutCents: number
}

const MONTHS = 12

export async function moneyPerMonth(owner: WalletOwner, account: number): Promise<MonthOfMoney[]> {
  const first = now()
    .setZone(ZONE)
    .startOf('month')
    .minus({ months: MONTHS - 1 })
  const starts = Array.from({ length: MONTHS }, (_, months) => first.plus({ months }))
  const rows = await readRows(
    {
      at: moment('at'),
      changeCents: cents('change'),
      askedCents: cents(`coalesce(-(
       select sum(amount_cents) from moved where posted_at >= at and posted_at < until
     ), 0)::bigint`),
      paidOutCents: cents(`coalesce((
       select sum(p.amount_cents) from payouts p
       where ${ownPayouts(owner)} and ${isPaid('p')} and p.settled_at >= at and p.settled_at < until
     ), 0)::bigint`),
    },
    (columns) => `with recursive ${BALANCES},
     months as (
       select nth, at, coalesce(lead(at) over (order by nth), 'infinity') as until,
         lead(balance_cents, 1, (select balance_cents from ledger_accounts where id = :account)) over (order by nth) - balances.balance_cents as change
       from balances
     ),
     moved as (
       select t.posted_at, e.amount_cents from payouts p
       join ledger_transactions t on t.subject_type = 'payout' and t.subject_id = p.id
       join wallet_entries e on e.transaction_id = t.id and e.account_id = :account
       where ${ownPayouts(owner)} and p.created_at >= :since
     )
     select ${columns} from months order by nth`,
    {
      ...owner,
      account,
      moments: starts.map((start) => start.toISO()!),
      // A payout of before the first month may have come back in it.
      since: first.minus({ months: 3 }).toISO()!,
    }
  )
  return rows.map(({ at, changeCents, askedCents, paidOutCents }) => ({
    month: DateTime.fromJSDate(at, { zone: ZONE }).toFormat('yyyy-MM'),
    receivedCents: changeCents + askedCents,
    paidOutCents,
  }))
}
