import { record } from '#app/messages/events/record'
import Allocation, { type Basis } from '#app/money/matching/allocation'
import type { AllocationKind, CostKind } from '#app/money/matching/allocation_kind'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { refuseOfWithdrawn } from '#app/money/statements/refuse_of_withdrawn'
import type StatementLine from '#app/money/statements/statement_line'

type Part = {
  id: number
  kind: AllocationKind
  /** Signed as the line. */
  amountCents: number
  ledgerTransactionId: number
  tenantId?: number
  feeCents?: number
  claimId?: number
  payoutRunId?: number
  payoutId?: number
  accountId?: number
  costKind?: CostKind
  costRuleId?: number
}

/** Needs the line locked. Throws a Refusal when less than that is open. */
export function refuseMoreThanOpen(line: StatementLine, amountCents: number) {
  const isWithin =
    Math.sign(amountCents) === Math.sign(line.openCents) && Math.abs(amountCents) <= Math.abs(line.openCents)
  if (!isWithin) throw new Refusal('line', 'moreThanOpen')
}

/** Writes down what parts of a line were for; the caller has posted them. Needs the line locked. */
export async function writeAllocations(line: StatementLine, parts: Part[], basis: Basis) {
  const { by, score = null, reasons = [], review = 'not_needed' } = basis
  const amountCents = parts.reduce((sum, part) => sum + part.amountCents, 0)
  refuseMoreThanOpen(line, amountCents)
  if (parts[0].kind !== 'withdrawn') await refuseOfWithdrawn(line)

  const allocations = await Allocation.createMany(
    parts.map((part) => ({
      ...part,
      lineId: line.id,
      feeCents: part.feeCents ?? 0,
      score,
      reasons,
      review,
      isAutomatic: by === null,
      createdById: by?.id ?? null,
      createdAt: now(),
    }))
  )
  await line.merge({ openCents: line.openCents - amountCents, setAsideAt: null, setAsideById: null }).save()
  await record('statement_line.matched', line, by, {
    amount: amountCents,
    kind: parts[0].kind,
    count: parts.length,
  })
  return allocations
}
