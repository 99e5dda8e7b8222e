import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, number, orNull, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

/** What an operator decided to pay and has not paid, by the days since its decision. */
export type ExpectedPayment = {
  operator: string
  slug: string
  claims: number
  openCents: number
  upTo30Cents: number
  upTo60Cents: number
  upTo90Cents: number
  olderCents: number
  /** ISO day of the oldest decision. */
  oldestOn: string | null
}

const between = (from: number, to: number | null) =>
  `coalesce(sum(open) filter (where age > ${from}${to === null ? '' : ` and age <= ${to}`}), 0)::bigint`

export const expectedPayments = (): Promise<ExpectedPayment[]> =>
  readRows(
    {
      operator: text('o.name'),
      slug: text('o.slug'),
      claims: number('count(*)::int'),
      openCents: cents('sum(open)::bigint'),
      upTo30Cents: cents(between(-1, 30)),
      upTo60Cents: cents(between(30, 60)),
      upTo90Cents: cents(between(60, 90)),
      olderCents: cents(between(90, null)),
      oldestOn: orNull(day('min(decided_on)')),
    },
    `from (
       select counterparty_id, approved_cents - received_cents as open, ${dutchDay('decided_at')} as decided_on,
         greatest(clock_today() - ${dutchDay('decided_at')}, 0) as age
       from claims where stage = 'refund' and approved_cents > received_cents
     ) expected join counterparties o on o.id = expected.counterparty_id
     group by o.id, o.name, o.slug order by sum(open) desc, o.name`
  )
