import { cents, fullName, number, orNull, text, typed } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import type { CostRuleStatus, Direction } from '#app/money/costs/cost_rule_status'
import { fitsSql, rulesSql, activeRules, writtenRules } from '#app/money/costs/fitting'
import type { CostKind } from '#app/money/matching/allocation_kind'
import type StatementLine from '#app/money/statements/statement_line'

export type ShownCostRule = {
  id: number
  costKind: CostKind
  direction: Direction
  pattern: string | null
  ibanLast4: string | null
  mostCents: number
  status: CostRuleStatus
  createdBy: string
  createdById: number
  activatedBy: string | null
  retiredBy: string | null
  /** What it booked by itself and nobody took back. */
  lines: number
  bookedCents: number
}

const rule = {
  id: number('r.id'),
  costKind: typed<CostKind>('r.cost_kind'),
  direction: typed<Direction>('r.direction'),
  pattern: orNull(text('r.pattern')),
  ibanLast4: orNull(text('r.iban_last_4')),
  mostCents: cents('r.most_cents'),
  status: typed<CostRuleStatus>('r.status'),
  createdBy: fullName('writer'),
  createdById: number('r.created_by_id'),
  activatedBy: orNull(fullName('activator')),
  retiredBy: orNull(fullName('retirer')),
  lines: number('booked.lines'),
  bookedCents: cents('booked.cents'),
}
const RULES = `
  from cost_rules r join users writer on writer.id = r.created_by_id
  left join users activator on activator.id = r.activated_by_id left join users retirer on retirer.id = r.retired_by_id
  cross join lateral (
    select count(*) as lines, coalesce(sum(amount_cents), 0)::bigint as cents from allocations a
    where a.cost_rule_id = r.id and a.reversed_at is null
  ) booked`

const MAX_SHOWN = 200

export const costRules = (): Promise<ShownCostRule[]> =>
  readRows(
    rule,
    `${RULES} order by array_position(array['draft', 'active', 'retired'], r.status), r.id desc limit ${MAX_SHOWN}`
  )

export const shownCostRule = async (id: number): Promise<ShownCostRule> =>
  (await readRow(rule, `${RULES} where r.id = ?`, [id]))!

/** What the active rules say of a line that they left to a person, whatever its amount; two where they say different things. */
export async function costsSaid({ id, openCents }: Pick<StatementLine, 'id' | 'openCents'>) {
  if (openCents === 0) return []
  const rules = await activeRules()
  if (rules.length === 0) return []
  const said = await readRows(
    { costKind: typed<CostKind>('r.cost_kind') },
    (columns) => `select distinct ${columns} from statement_lines l join ${rulesSql} on ${fitsSql}
     where l.id = :id order by 1`,
    { id, rules: writtenRules(rules) }
  )
  return said.map(({ costKind }) => costKind)
}
