import { dutchDay } from '#app/platform/shared/dutch_day'
import { cents, day, flag, number, orNull, text } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { CLAIM_KINDS, ruledAs } from '#app/claims/rules/claim_kind'
import ClaimRule from '#app/claims/rules/claim_rule'
import { mediumOf } from '#app/claims/rules/medium'
import { DIALECTS } from '#app/travel/trips/dialect'
import { today } from '#app/platform/shared/clock'
import { railProduct } from '#app/travel/trips/fares/rail_product'

/** Gross cents: what was charged less what the trip costs, as far as earlier rides of its traveller tell. */
export type DryRun = {
  trips: number
  changed: number
  gained: number
  lost: number
  /** Of those, the trips without a claim: what was claimed keeps its version. */
  lostOpen: number
  changeCents: number
  /** Of those that change, how many have no amount: nothing tells what their trip costs. */
  unknown: number
  /** The version that is compared with; null where none holds. */
  against: number | null
  examples: Change[]
}

export type Change = {
  tripId: string
  claim: string | null
  traveller: string
  /** ISO date. */
  travelledOn: string
  fromPlace: string | null
  grossCents: number | null
  isClaimableBefore: boolean
  isClaimableAfter: boolean
}

const MAX_EXAMPLES = 50

/** Judges a trip with a claim on the day of the claim and by what was asked, others today and by what was charged. */
export async function dryRun(rule: ClaimRule, how: 'activate' | 'retire' = 'activate'): Promise<DryRun> {
  const before = how === 'retire' ? rule : await mostParticular(rule, rule.validFrom)
  const after = how === 'retire' ? await mostParticular(rule, today()) : rule
  const statement = `
    with rules as (
      select * from jsonb_to_recordset(?::jsonb) as rule (which text, earliest int, latest_days int, latest_months int,
        minimum int, cap_count int, cap_period text, cap_scope text)
    ), universe as (
      select t.id, t.public_id, t.user_id, t.card_id, t.from_place, c.reference,
        ${dutchDay('t.travelled_at')} as day,
        coalesce(${dutchDay('c.created_at')}, ?::date) as asked_on,
        coalesce(c.gross_cents, coalesce(t.fee_cents, t.fare_cents) - case when t.irregularity in ('missed_check_out', 'missed_check_in') then ride.fare_cents else 0 end) as gross
      from trips t
      join transactions x on x.id = t.anchor_transaction_id
      join batches b on b.id = x.batch_id
      join ovcp_cards card on card.id = t.card_id
      left join live_claims c on c.trip_id = t.id and c.kind = t.irregularity
      left join lateral (
        -- The nearest paid ride of this person from or to the stop that is known: most go where they always go.
        select same.fare_cents from trips same
        where c.id is null and same.tenant_id = t.tenant_id and same.user_id = t.user_id and same.mode = t.mode and same.status = 'complete'
          and same.irregularity is null and same.fare_cents > 0 and not same.same_station
          and coalesce(t.from_place, t.to_place) in (same.from_place, same.to_place)
        order by abs(extract(epoch from same.travelled_at - t.travelled_at)) limit 1
      ) ride on true
      where t.counterparty_id = ? and t.irregularity = any(?::text[])
        and t.travelled_at >= (?::date)::timestamp at time zone 'Europe/Amsterdam'
        and (?::date is null or t.travelled_at < (?::date + 1)::timestamp at time zone 'Europe/Amsterdam')
        and (?::text[] is null or b.format = any(?::text[]))
        and (?::text[] is null or x.product = any(?::text[]))
        and (?::boolean is null or coalesce(t.purpose = 'business', card.kind = 'business') = ?::boolean)
    ), judged as (
      select u.*, r.which, r.cap_count,
        u.asked_on between u.day + r.earliest
          and coalesce(u.day + r.latest_days, (u.day + make_interval(months => r.latest_months))::date)
          and coalesce(u.gross >= r.minimum and u.gross > 0, true) as fits,
        case when r.cap_scope = 'card' then u.card_id else u.user_id end as counted,
        case r.cap_period when 'year' then date_trunc('year', u.day)
          else make_date(extract(year from u.day)::int, case when extract(month from u.day) < 7 then 1 else 7 end, 1) end as period
      from universe u cross join rules r
    ), outcome as (
      select id, which, fits and (cap_count is null or
        row_number() over (partition by which, fits, counted, period order by gross desc nulls last, id) <= cap_count) as claimable
      from judged
    ), compared as (
      select u.*, coalesce(before.claimable, false) as before, coalesce(after.claimable, false) as after
      from universe u
      left join outcome after on after.id = u.id and after.which = 'after'
      left join outcome before on before.id = u.id and before.which = 'before'
    )`
  const values = [
    JSON.stringify([
      ...(before ? [{ which: 'before', ...termsOf(before) }] : []),
      ...(after ? [{ which: 'after', ...termsOf(after) }] : []),
    ]),
    today(),
    rule.counterpartyId,
    CLAIM_KINDS.filter((kind) => ruledAs(kind) === rule.kind),
    rule.validFrom,
    rule.validTo,
    rule.validTo,
    ...twice(formatsOf(rule)),
    ...twice(await productsOf(rule)),
    ...twice(rule.payer && rule.payer === 'employer'),
  ]

  const counted = await readRow(
    {
      trips: number('count(*)::int'),
      changed: number('(count(*) filter (where before <> after))::int'),
      gained: number('(count(*) filter (where after and not before))::int'),
      lost: number('(count(*) filter (where before and not after))::int'),
      lostOpen: number('(count(*) filter (where before and not after and reference is null))::int'),
      unknown: number('(count(*) filter (where before <> after and gross is null))::int'),
      changeCents: cents(
        'coalesce(sum(case when after then gross else 0 end - case when before then gross else 0 end), 0)::bigint'
      ),
    },
    (columns) => `${statement}
     select ${columns} from compared`,
    values
  )
  const examples = await readRows(
    {
      tripId: text('public_id'),
      claim: orNull(text('reference')),
      traveller: text("(select first_name || ' ' || last_name from users where id = user_id)"),
      travelledOn: day('day'),
      fromPlace: orNull(text('from_place')),
      grossCents: orNull(cents('gross')),
      isClaimableBefore: flag('before'),
      isClaimableAfter: flag('after'),
    },
    (columns) => `${statement}
     select ${columns} from compared where before <> after order by gross desc nulls last, id limit ${MAX_EXAMPLES}`,
    values
  )
  return { ...counted!, against: before?.version ?? null, examples }
}

const twice = <Value>(value: Value) => [value, value]

const termsOf = (rule: ClaimRule) => ({
  earliest: rule.earliestDays,
  latest_days: rule.latestDays,
  latest_months: rule.latestMonths,
  minimum: rule.minimumCents,
  cap_count: rule.capCount,
  cap_period: rule.capPeriod,
  cap_scope: rule.capScope,
})

/** The most particular version, of those that hold on the day (ISO date), for the same trips; not the version itself. */
const mostParticular = (rule: ClaimRule, date: string) =>
  ClaimRule.query()
    .where({ counterparty_id: rule.counterpartyId, kind: rule.kind })
    .whereNot('id', rule.id)
    .withScopes((scopes) => scopes.validOn(date))
    .whereRaw('(medium is null or medium = ?) and (product is null or product = ?) and (payer is null or payer = ?)', [
      rule.medium ?? '',
      rule.product ?? '',
      rule.payer ?? '',
    ])
    .orderByRaw('medium is null, product is null, payer is null')
    .first()

const formatsOf = ({ medium }: ClaimRule) =>
  medium === null
    ? null
    : DIALECTS.filter((dialect) => mediumOf(dialect, medium === 'ns_flex' ? 'NS Flex' : null) === medium)

/** Products are texts of an export; those that mean the product of the rule. */
async function productsOf({ product, medium, counterpartyId, kind }: ClaimRule) {
  if (product === null && medium !== 'ns_flex') return null
  const rows = await readRows(
    { product: text('x.product') },
    (columns) => `select distinct ${columns} from trips t join transactions x on x.id = t.anchor_transaction_id
     where t.counterparty_id = ? and t.irregularity = ? and x.product is not null`,
    [counterpartyId, kind]
  )
  return rows
    .map((row) => row.product)
    .filter((content) => product === null || railProduct(content).pass === product)
    .filter((content) => medium !== 'ns_flex' || mediumOf(null, content) === 'ns_flex')
}
