import { typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import type { PayoutHold } from '#app/money/payouts/payout_hold'
import Payout from '#app/money/payouts/payout'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, exists } from '#app/platform/shared/execute'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

/** `reasons` are those that were shown: a later hold is refused. Someone else releases the run with the payout. */
export async function clearHolds(
  { id }: Pick<Payout, 'id'>,
  { reasons, note }: { reasons: PayoutHold[]; note: string },
  by: User
) {
  const payout = await Payout.lock(id)
  if (payout.userId === by.id) throw new Refusal('payout', 'ownHold')
  refuseNewStaff(by, 'payout')
  const holds = await readRows(
    { reason: typed<PayoutHold>('reason') },
    'from payout_holds where payout_id = ? order by 1',
    [id]
  )
  if (holds.length === 0) throw new Refusal('payout', 'notHeld')
  if (holds.some(({ reason }) => !reasons.includes(reason))) throw new Refusal('payout', 'otherHolds')

  const isReported = holds.some(({ reason }) => reason === 'rejected_by_report')
  if (isReported && (await isReporter(id, by))) throw new Refusal('payout', 'ownReport')

  await execute(
    `insert into payout_clearances (payout_id, reason, note, cleared_by_id, cleared_at)
     select ?, reason, ?, ?, ? from unnest(?::text[]) reason`,
    [id, note, by.id, now().toISO(), holds.map(({ reason }) => reason)]
  )
  await record('payout.cleared', payout, by, {
    reasons: holds.map(({ reason }) => reason).join(', '),
    note,
  })
}

const isReporter = async (payoutId: number, { id }: User) =>
  await exists('select 1 from reporters_before(?) reporter where reporter = ?', [payoutId, id])

export async function withdrawClearance({ id }: Pick<Payout, 'id'>, by: User) {
  const payout = await Payout.lock(id)
  if (payout.status !== 'requested' && payout.status !== 'in_run') throw new Refusal('payout', 'illegalMove')
  const isWithdrawn = await exists('delete from payout_clearances where payout_id = ?', [id])
  if (!isWithdrawn) throw new Refusal('payout', 'notCleared')
  await record('payout.held', payout, by)
}
