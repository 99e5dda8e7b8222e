import { day, flag, number } from '#app/platform/shared/column'
import { readRow, readRows } from '#app/platform/shared/read_rows'
import { record } from '#app/messages/events/record'
import { liveEvents } from '#app/messages/live/outbox'
import { isMonthEnd, monthEnd, openMonths } from '#app/money/closings/month_end'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, exists } from '#app/platform/shared/execute'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'

const MOVED = liveEvents('MonthMoved', null, 'admin')

/** The first of two signatures: under the sums of the books at a month's end and the head of the chain of seals. */
export async function signOffMonth(untilOn: string, by: User) {
  refuseNewStaff(by, 'month')
  if (!isMonthEnd(untilOn) || !(await openMonths()).includes(untilOn)) {
    throw new Refusal('month', 'monthNotOpen')
  }
  const { checks } = await monthEnd(untilOn)
  if (checks.some(({ isTrue }) => !isTrue)) throw new Refusal('month', 'monthNotReady')

  const [signed] = await readRows(
    { until: day('until_on') },
    (columns) => `
       insert into month_closings (until_on, totals, statement_cents, head_position, head_hash, signed_by_id, signed_at)
     select ?::date, totals, -coalesce((totals ->> 'bank')::bigint, 0), head.position, head.hash, ?, ?
     from ledger_totals(?::date) totals cross join lateral (select position, hash from ledger_seals order by position desc limit 1) head
     on conflict (until_on) do nothing returning ${columns}`,
    [untilOn, by.id, now().toISO(), untilOn]
  )
  if (!signed) throw new Refusal('month', 'monthSigned')
  await record('month.signed', by.subject, by, { month: untilOn }, MOVED)
}

/** The second signature: nothing counts for a day of the month any more. */
export async function closeMonth(untilOn: string, by: User) {
  refuseNewStaff(by, 'month')
  const signed = await readRow(
    {
      signedById: number('signed_by_id'),
      isConfirmed: flag('confirmed_at is not null'),
      isSame: flag('ledger_totals(until_on) = totals'),
    },
    'from month_closings where until_on = ? for update',
    [untilOn]
  )
  if (!signed || signed.isConfirmed) throw new Refusal('month', 'monthNotOpen')
  if (signed.signedById === by.id) throw new Refusal('month', 'ownSignature')
  const { checks } = await monthEnd(untilOn)
  if (!signed.isSame || checks.some(({ isTrue }) => !isTrue)) throw new Refusal('month', 'monthMoved')
  await execute('update month_closings set confirmed_by_id = ?, confirmed_at = ? where until_on = ?', [
    by.id,
    now().toISO(),
    untilOn,
  ])
  await record('month.closed', by.subject, by, { month: untilOn }, MOVED)
}

export async function withdrawSignature(untilOn: string, by: User) {
  const isWithdrawn = await exists('delete from month_closings where until_on = ? and confirmed_at is null', [untilOn])
  if (!isWithdrawn) throw new Refusal('month', 'monthNotOpen')
  await record('month.signature_withdrawn', by.subject, by, { month: untilOn }, MOVED)
}
