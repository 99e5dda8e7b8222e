import { cents, number, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { DateTime } from 'luxon'
import type { BalanceSummary } from '#app/money/payouts/balance_summary'
import { balancesAt } from '#app/money/payouts/balances_at'
import type { WalletKind } from '#app/money/payouts/wallet_kind'
import { ZONE, now } from '#app/platform/shared/clock'

export type YearStatement = {
  year: number
  /** The last day that it holds, YYYY-MM-DD. */
  untilOn: string
  openingCents: number
  closingCents: number
  kinds: { kind: WalletKind; count: number; cents: number }[]
  /** The balance is that of the end of the month. */
  months: { month: string; inCents: number; outCents: number; balanceCents: number }[]
}

export function yearsOf({ firstYear }: BalanceSummary) {
  if (firstYear === null) return []
  const { year } = now().setZone(ZONE)
  return Array.from({ length: year - firstYear + 1 }, (_, back) => year - back)
}

export async function yearStatement(account: number, year: number): Promise<YearStatement> {
  const start = DateTime.fromObject({ year }, { zone: ZONE })
  const end = start.plus({ years: 1 })
  const [opening, closing] = await balancesAt(account, [start.toISO()!, end.toISO()!])
  const sums = await sumsBetween(account, opening.lastId, closing.lastId)

  const today = now().setZone(ZONE)
  const last = today < end ? today : end.minus({ days: 1 })
  return {
    year,
    untilOn: last.toISODate()!,
    openingCents: opening.balanceCents,
    closingCents: closing.balanceCents,
    kinds: kindsOf(sums),
    months: monthsOf(sums, opening.balanceCents, last),
  }
}

type Sum = { month: string; kind: WalletKind; count: number; inCents: number; outCents: number }

const sumsBetween = (account: number, after: number, until: number) =>
  readRows(
    {
      month: text("to_char(t.posted_at at time zone 'Europe/Amsterdam', 'YYYY-MM')"),
      kind: typed<WalletKind>('t.kind'),
      count: number('count(*)::int'),
      inCents: cents('coalesce(sum(e.amount_cents) filter (where e.amount_cents > 0), 0)::bigint'),
      outCents: cents('coalesce(sum(e.amount_cents) filter (where e.amount_cents < 0), 0)::bigint'),
    },
    `from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
     where e.account_id = ? and e.id > ? and e.id <= ? group by 1, 2 order by 2, 1`,
    [account, after, until]
  )

function kindsOf(sums: Sum[]) {
  const kinds = new Map<WalletKind, { kind: WalletKind; count: number; cents: number }>()
  for (const { kind, count, inCents, outCents } of sums) {
    const known = kinds.get(kind) ?? { kind, count: 0, cents: 0 }
    kinds.set(kind, { kind, count: known.count + count, cents: known.cents + inCents + outCents })
  }
  return [...kinds.values()]
}

function monthsOf(sums: Sum[], openingCents: number, last: DateTime) {
  let balanceCents = openingCents
  return Array.from({ length: last.month }, (_, at) => {
    const month = last.set({ day: 1, month: at + 1 }).toFormat('yyyy-MM')
    const own = sums.filter((sum) => sum.month === month)
    const inCents = own.reduce((total, sum) => total + sum.inCents, 0)
    const outCents = own.reduce((total, sum) => total + sum.outCents, 0)
    balanceCents += inCents + outCents
    return { month, inCents, outCents, balanceCents }
  })
}
