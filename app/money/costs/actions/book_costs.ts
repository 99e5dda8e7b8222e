import { flag, number, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { activeRules, fitsSql, isFreeSql, rulesSql, writtenRules } from '#app/money/costs/fitting'
import { bookCost } from '#app/money/costs/book_cost'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { openLines, reviewOf } from '#app/money/matching/open_lines'
import { findProposals } from '#app/money/matching/proposals/proposals_of'
import { asWorker } from '#app/platform/shared/tenancy'
import StatementLine from '#app/money/statements/statement_line'

type Fitting = { lineId: number; ruleId: number; costKind: CostKind; isFirst: boolean }

/** Books what only rules of one kind explain, within their limit; each line is a transaction. Returns how many. */
export async function bookCosts(fileId: number | null = null) {
  const rules = writtenRules(await asWorker(activeRules))
  if (rules === '[]') return 0
  let count = 0
  for await (const ids of openLines(fileId)) {
    const fitting = await asWorker(() => fittingOf(ids, rules))
    const explained = await asWorker(() => explainedOf(fitting))
    for (const one of fitting) {
      if (!explained.has(one.lineId) && (await book(one, rules))) count++
    }
  }
  return count
}

const fittingOf = (lineIds: number[], rules: string): Promise<Fitting[]> =>
  readRows(
    {
      lineId: number('line_id'),
      ruleId: number('rule_id'),
      costKind: typed<CostKind>('cost_kind'),
      isFirst: flag('not exists (select 1 from allocations a where a.cost_rule_id = rule_id)'),
    },
    `from (
       select l.id as line_id, min(r.cost_kind) as cost_kind,
         min(r.id) filter (where abs(l.amount_cents) <= r.most_cents) as rule_id
       from statement_lines l join ${rulesSql} on ${fitsSql}
       where l.id = any(cast(:lineIds as bigint[])) and ${isFreeSql}
       group by l.id having count(distinct r.cost_kind) = 1
     ) fitting where rule_id is not null order by line_id`,
    { lineIds, rules }
  )

/** Those that a run, a payout or a claim may explain are no costs. */
async function explainedOf(fitting: Fitting[]) {
  if (fitting.length === 0) return new Set<number>()
  const ids = fitting.map(({ lineId }) => lineId)
  const proposals = await findProposals('select unnest(cast(:ids as bigint[]))', { ids })
  return new Set(proposals.map(({ lineId }) => lineId))
}

const book = ({ lineId, ruleId, costKind }: Fitting, rules: string) =>
  asWorker(async () => {
    const line = await StatementLine.lock(lineId)
    const [fitting] = await fittingOf([lineId], rules)
    if (!fitting || fitting.ruleId !== ruleId) return false
    const review = reviewOf(lineId, fitting.isFirst)
    await bookCost(line, { costKind, costRuleId: ruleId, basis: { by: null, review } })
    return true
  })
