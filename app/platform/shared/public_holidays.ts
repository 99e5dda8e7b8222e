const DAY_MS = 24 * 60 * 60_000

const dayOf = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS

/** Easter Sunday of a year in the Gregorian calendar (the anonymous algorithm, also known as Meeus'). */
export function easterSunday(year: number) {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}

/** Moved to Saturday when it would be a Sunday. Source: rijksoverheid.nl. */
function kingsDay(year: number) {
  const day = dayOf(year, 4, 27)
  return weekdayOf(day) === 0 ? day - 1 : day
}

export const weekdayOf = (day: number) => (((day + 4) % 7) + 7) % 7

const known = new Map<number, Set<number>>()

/** Days since 1970-01-01 on which Dutch trains run at off-peak fares all day. Liberation Day counts each year here. */
export function publicHolidays(year: number): Set<number> {
  let days = known.get(year)
  if (!days) {
    const easter = easterSunday(year)
    days = new Set([
      dayOf(year, 1, 1),
      easter,
      easter + 1,
      kingsDay(year),
      dayOf(year, 5, 5),
      easter + 39,
      easter + 49,
      easter + 50,
      dayOf(year, 12, 25),
      dayOf(year, 12, 26),
    ])
    known.set(year, days)
  }
  return days
}

export const isGoodFriday = (day: number) => day === easterSunday(new Date(day * DAY_MS).getUTCFullYear()) - 2

export const isPublicHoliday = (day: number) => publicHolidays(new Date(day * DAY_MS).getUTCFullYear()).has(day)
