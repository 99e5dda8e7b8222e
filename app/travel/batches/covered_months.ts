import { dutchDay } from '#app/platform/shared/dutch_day'
import { day, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type { CardKind } from '#app/travel/cards/isomorphic/card_kind'
import type { Dialect } from '#app/travel/trips/dialect'
import type { ExportSite } from '#app/travel/batches/isomorphic/export_site'
import { type CoveredMonth, monthsOf } from '#app/travel/batches/month_coverage'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

const MONTHS = 12
/** A month counts once its first week is over. */
const FIRST_WEEK = 7
/** A manager can own the cards of a whole company. */
const MAX_CARDS = 10

export type CardCoverage = {
  id: string
  kind: CardKind
  last4: string | null
  nickname: string | null
  site: ExportSite
  months: CoveredMonth[]
}

export async function coveredMonths(user: User): Promise<CardCoverage[]> {
  const newest = now().minus({ days: FIRST_WEEK }).startOf('month')
  const oldest = newest.minus({ months: MONTHS - 1 })
  const rows = await readRows(
    {
      id: text('c.public_id'),
      kind: typed<CardKind>('c.kind'),
      last4: orNull(text('c.last_4')),
      nickname: orNull(text('c.nickname')),
      format: orNull(typed<Dialect>('b.format')),
      first: day(dutchDay('t.first')),
      last: day(dutchDay('t.last')),
    },
    (columns) => `with used as (
       select c.id, c.public_id, c.kind, c.last_4, c.nickname,
         (select max(t.at) from transactions t where t.card_id = c.id) as latest
       from ovcp_cards c where c.tenant_id = :tenantId and c.user_id = :userId
     ), newest as (
       select * from used where latest >= :oldest order by latest desc limit ${MAX_CARDS}
     )
     select ${columns} from newest c
     cross join lateral (
       select x.batch_id, min(x.at) as first, max(coalesce(x.end_at, x.at)) as last
       from transactions x where x.card_id = c.id and x.at >= :oldest group by x.batch_id
     ) t
     left join batches b on b.id = t.batch_id
     order by c.latest desc, c.id, t.last`,
    { tenantId: user.tenantId, userId: user.id, oldest: oldest.toISO()! }
  )
  const months = Array.from({ length: MONTHS }, (_, nth) => oldest.plus({ months: nth }).toFormat('yyyy-MM'))
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((periods) => {
    const { id, kind, last4, nickname, format } = periods.at(-1)!
    return { id, kind, last4, nickname, site: siteOf(format, kind), months: monthsOf(months, periods) }
  })
}

function siteOf(format: Dialect | null, kind: CardKind): ExportSite {
  if (format === 'ovpay' || kind === 'bank_card') return 'ovpay'
  if (format === 'ns_business' || kind === 'business') return 'nsBusiness'
  return format === 'ns_consumer' ? 'ns' : 'ovChipkaart'
}
