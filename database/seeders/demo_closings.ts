import { checkLedger } from '#app/money/ledger/actions/check_ledger'
import { closeMonth, signOffMonth } from '#app/money/closings/actions/sign_off_month'
import { endedMonths, monthEnd } from '#app/money/closings/month_end'
import { asStaff } from '#app/platform/shared/tenancy'
import { STORY_MONTHS } from '#database/demo/story'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

const CLOSED_ON = 10

/** On the 10th finance signs the month before and the owner closes it; the newest one is left for whoever tries the demo. */
export function scheduleClosings(cast: Cast, timetable: Timetable) {
  const finance = cast.byEmail('finance@fareback.test')
  const owner = cast.byEmail('owner@fareback.test')
  const { present } = timetable

  for (let ago = STORY_MONTHS - 1; ago >= 0; ago--) {
    const day = present.minus({ months: ago }).set({ day: CLOSED_ON })
    const month = day.minus({ months: 1 }).endOf('month').toISODate()!
    const isLast = ago === (present.day >= CLOSED_ON ? 0 : 1)
    timetable.add(day.set({ hour: 10 }), checkLedger)
    timetable.add(day.set({ hour: 11 }), () =>
      asStaff(async () => {
        // Nothing was booked before the first one, and no statement came in a month without a line.
        if (!(await endedMonths()).includes(month)) return
        if ((await monthEnd(month)).checks.some(({ isTrue }) => !isTrue)) return
        await signOffMonth(month, finance)
        if (isLast) return
        timetable.add(day.set({ hour: 15 }), () => asStaff(() => closeMonth(month, owner)))
      })
    )
  }
}
