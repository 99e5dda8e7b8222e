import { cents, day, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { activeRules, fitsSql, isFreeSql, rulesSql, writtenRules } from '#app/money/costs/fitting'
import type CostRule from '#app/money/costs/cost_rule'
import { today } from '#app/platform/shared/clock'
import { plusDays } from '#app/platform/shared/working_days'

/** `differs`, `agrees`: with how it was booked; `above`: the limit; `asks`: something else is known of the line. */
export const DRY_RUN_OUTCOMES = ['differs', 'books', 'above', 'asks', 'agrees'] as const
export type DryRunOutcome = (typeof DRY_RUN_OUTCOMES)[number]

export type CostDryRun = {
  days: number
  counts: Record<DryRunOutcome, { lines: number; cents: number }>
  examples: FittingLine[]
}

export type FittingLine = {
  line: string
  /** ISO date. */
  bookedOn: string
  name: string | null
  description: string
  amountCents: number
  outcome: DryRunOutcome
}

const DAYS = 400
const EXAMPLES = 20

export async function dryRun(rule: CostRule): Promise<CostDryRun> {
  const others = (await activeRules()).filter(({ id }) => id !== rule.id)
  const found = await readRows(
    {
      line: text('reference'),
      bookedOn: day('booked_on'),
      name: orNull(text('counterparty_name')),
      description: text('description'),
      amountCents: cents('amount_cents'),
      outcome: typed<DryRunOutcome>('outcome'),
      nth: number('nth'),
      lines: number('lines'),
      cents: cents('cents'),
    },
    (columns) => `with fitting as (
       select l.*, r.cost_kind, r.most_cents from statement_lines l join ${rulesSql} on ${fitsSql}
       where l.booked_on > :since
     ), others as (
       select l.id, r.cost_kind from fitting l join ${rulesSql.replace(':rules', ':others')} on ${fitsSql}
     ), judged as (
       select l.id, l.reference, l.booked_on, l.counterparty_name, l.description, l.amount_cents,
         case
           when exists (select 1 from allocations a where a.line_id = l.id and a.reversed_at is null and a.cost_kind is distinct from l.cost_kind) then 'differs'
           when l.open_cents = 0 then 'agrees'
           when not ${isFreeSql} or exists (select 1 from others o where o.id = l.id and o.cost_kind <> l.cost_kind) then 'asks'
           when abs(l.amount_cents) > l.most_cents then 'above'
           else 'books' end as outcome
       from fitting l
     )
     select ${columns} from (
       select *, row_number() over (partition by outcome order by booked_on desc, id desc) as nth,
         count(*) over (partition by outcome) as lines, sum(amount_cents) over (partition by outcome)::bigint as cents
       from judged
     ) numbered where nth <= ${EXAMPLES} order by array_position(cast(:outcomes as text[]), outcome), nth`,
    {
      rules: writtenRules([rule]),
      others: writtenRules(others),
      since: plusDays(today(), -DAYS),
      outcomes: [...DRY_RUN_OUTCOMES],
    }
  )
  const countOf = (outcome: DryRunOutcome) => {
    const example = found.find((one) => one.outcome === outcome)
    return [outcome, { lines: example?.lines ?? 0, cents: example?.cents ?? 0 }] as const
  }
  return {
    days: DAYS,
    counts: Object.fromEntries(DRY_RUN_OUTCOMES.map(countOf)) as CostDryRun['counts'],
    examples: found.map(({ nth, lines, cents: _cents, ...example }) => example),
  }
}
