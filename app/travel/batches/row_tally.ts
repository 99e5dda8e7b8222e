import type { BatchPlan } from '#app/travel/batches/batch_plan'
import type { PlannedRow } from '#app/travel/batches/store_batch_rows'
import type { Disposition } from '#app/travel/batches/isomorphic/disposition'

/** What the rows of a file come to, chunk by chunk; `first` and `last` in epoch milliseconds. */
export function newTally() {
  const counts: Record<Disposition, number> = { create: 0, duplicate: 0, not_a_trip: 0, unrecognised: 0, error: 0 }
  const warnings: BatchPlan['warnings'] = {}
  let travelCents = 0
  let checkIns = 0
  let checkOuts = 0

  return {
    rows: 0,
    first: null as number | null,
    last: null as number | null,
    add(planned: PlannedRow[]) {
      this.rows += planned.length
      for (const { row, disposition } of planned) {
        counts[disposition]++
        if (row.warning) warnings[row.warning] = (warnings[row.warning] ?? 0) + 1
        if (!row.transaction) continue
        const { at, kind, amountCents } = row.transaction
        this.first = this.first === null ? at : Math.min(this.first, at)
        this.last = this.last === null ? at : Math.max(this.last, at)
        if (kind === 'check_in' || kind === 'journey') checkIns++
        if (kind === 'check_out') checkOuts++
        if (disposition === 'create') travelCents += Math.abs(amountCents ?? 0)
      }
    },
    plan: () => ({ counts, warnings, travelCents, onlyCheckOuts: checkOuts > 0 && checkIns === 0 }),
  }
}
