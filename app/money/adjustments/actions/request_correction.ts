import { record } from '#app/messages/events/record'
import { applyCorrection } from '#app/money/adjustments/actions/apply_correction'
import Correction from '#app/money/adjustments/correction'
import { lockMovedAlone, mayMoveAlone } from '#app/money/adjustments/moved_alone'
import type { CostKind } from '#app/money/matching/allocation_kind'
import { now } from '#app/platform/shared/clock'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import type User from '#app/people/accounts/user'

/** Adds to a traveller's balance, or takes from it where the amount is below zero. Up to € 50 a day at once. */
export async function correctBalance(user: User, amountCents: number, reason: string, by: User) {
  if (user.id === by.id) throw new Refusal('amountCents', 'ownCorrection')
  if (user.isErased) throw new Refusal('amountCents', 'erasedAccount')
  return request({ kind: 'adjustment', tenantId: user.tenantId, userId: user.id, amountCents, reason }, by)
}

type WrittenOff = { reason: string; costKind?: CostKind | null }

/** Moves what is open of a line to fees, or to what the bank took and gave. Up to € 50 a day at once. */
export async function writeOff({ id }: Pick<StatementLine, 'id'>, { reason, costKind = null }: WrittenOff, by: User) {
  const line = await StatementLine.lock(id)
  if (line.openCents === 0) throw new Refusal('line', 'moreThanOpen')
  const waiting = await Correction.query().where({ lineId: line.id, status: 'requested' })
  if (waiting.length > 0) throw new Refusal('line', 'writeOffWaits')
  return request({ kind: 'write_off', costKind, lineId: line.id, amountCents: line.openCents, reason }, by)
}

type Requested = Pick<Correction, 'kind' | 'amountCents' | 'reason'> &
  Partial<Pick<Correction, 'tenantId' | 'userId' | 'lineId' | 'costKind'>>

async function request(requested: Requested, by: User) {
  // Before the row of the traveller is: two at the same time would each wait for what the other holds.
  await lockMovedAlone(by)
  const correction = await Correction.create({
    ...requested,
    reference: newReference('COR'),
    status: 'requested',
    requestedById: by.id,
    createdAt: now(),
  })
  await correction.refresh()
  await record('correction.requested', correction, by, {
    amount: correction.amountCents,
    reason: correction.reason,
  })
  const isAlone = !correction.needsSecondPerson && (await mayMoveAlone(correction, by))
  return isAlone ? applyCorrection(correction, by) : correction
}
