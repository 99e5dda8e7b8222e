import { dayOn, partsOf, weekdayOf, type Day, type Period } from '#database/demo/calendar'
import type { Random } from '#database/demo/random'

const SUNDAY = 0

/** Weekends and the Dutch public holidays. */
export function isFreeDay(day: Day) {
  const weekday = weekdayOf(day)
  return weekday === SUNDAY || weekday === 6 || holidaysIn(partsOf(day).year).has(day)
}

/** The schools' summer, when students stay at home. */
export function isSummerBreak(day: Day) {
  const { year } = partsOf(day)
  return day >= dayOn(year, 7, 10) && day < dayOn(year, 8, 31)
}

/** When this person is on holiday or ill. */
export function awayDays({ from, until }: Period, random: Random): Set<Day> {
  const away = new Set<Day>()
  const stay = (start: Day, days: number) => {
    for (let day = start; day < start + days; day++) away.add(day)
  }

  for (let { year } = partsOf(from); year <= partsOf(until).year; year++) {
    stay(dayOn(year, 7, 6) + random.between(0, 35), random.between(14, 21))
    if (random.chance(0.7)) stay(dayOn(year, 12, 24), 9)
    if (random.chance(0.4)) stay(dayOn(year, 2, 16) + random.between(0, 7), 7)
    if (random.chance(0.4)) stay(dayOn(year, 5, 1) + random.between(0, 9), 7)
  }
  for (let day = from; day <= until; day++) if (random.chance(0.02)) away.add(day)
  return away
}

const holidays = new Map<number, Set<Day>>()

function holidaysIn(year: number): Set<Day> {
  const known = holidays.get(year)
  if (known !== undefined) return known

  const easter = easterIn(year)
  const kingsDay = dayOn(year, 4, 27)
  const days = new Set([
    dayOn(year, 1, 1),
    easter + 1,
    weekdayOf(kingsDay) === SUNDAY ? kingsDay - 1 : kingsDay,
    easter + 39,
    easter + 50,
    dayOn(year, 12, 25),
    dayOn(year, 12, 26),
  ])
  // Liberation Day is a day off once in five years.
  if (year % 5 === 0) days.add(dayOn(year, 5, 5))
  holidays.set(year, days)
  return days
}

/** Easter Sunday of the Gregorian calendar (Meeus/Jones/Butcher). */
function easterIn(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const number = epact + weekday - 7 * late + 114
  return dayOn(year, Math.floor(number / 31), (number % 31) + 1)
}
