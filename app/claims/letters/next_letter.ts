import { isOfActiveTenant } from '#app/people/tenants/frozen'
import { hasMandate, isReady } from '#app/claims/claims/questions'
import { isoDate, now } from '#app/platform/shared/clock'
import { isWorkingDay, plusWorkingDays } from '#app/platform/shared/working_days'

/** Of the day, in Dutch time: letters are prepared then on working days, while the post still goes. */
export const LETTER_HOUR = 14

/** A condition on claims, by the names of their table and of that of their users; binds today. */
export const goesInNextLetter = (claims: string, users: string) =>
  `(${isReady(claims)} and ${claims}.channel = 'letter' and ${claims}.in_letter is null
  and (${claims}.deadline_on >= ? or ${claims}.returned_at is not null)
  and ${hasMandate(claims)} and ${isOfActiveTenant(claims)} and (${claims}.is_business or ${users}.erased_at is null)
  and not exists (select 1 from trips t where t.id = ${claims}.trip_id and t.unclear_transaction_ids <> '{}'))`

/** To operator `o`; binds today. */
export const LETTER_OF_TODAY = `(select s.reference from letters s
  where s.counterparty_id = o.id and s.day = ? and s.status <> 'cancelled' and s.kind = 'claims' limit 1)`

/** ISO date. `hasToday`: the operator has one of today, and gets no second. */
export function nextLetterOn({ hasToday }: { hasToday: boolean }) {
  const at = now()
  const today = isoDate(at)
  const isToday = isWorkingDay(today) && at.hour < LETTER_HOUR && !hasToday
  return isToday ? today : plusWorkingDays(today, 1)
}
