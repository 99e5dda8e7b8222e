import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { memoize } from '#app/platform/shared/memoize'
import { isGoodFriday, isPublicHoliday } from '#app/platform/shared/public_holidays'
import { amsterdamDay } from '#app/travel/trips/amsterdam_day'
import { FRIDAY_EVENING, FRIDAY_NOON, isWeekend, isWorkingWeek, timeBand } from '#app/travel/trips/fares/time_band'

/** `isAccount`: paid afterwards by invoice (NS Flex), not from the balance of a card. */
export type RailProduct = { pass: RailPass | null; isAccount: boolean }

// The more particular name first: a student product is also called Weekend Vrij.
const PASS_NAMES: [RegExp, RailPass][] = [
  [/stud.*weekend/, 'student_weekend'],
  [/stud/, 'student_week'],
  [/\b(altijd|always) ?(vrij|free)\b/, 'always_free'],
  [/\b(traject|route) ?(vrij|free)\b|\btrajectabonnement\b/, 'route_free'],
  [/\b(dal|off[- ]?peak) ?(vrij|free)\b/, 'off_peak_free'],
  [/\bweekend ?(vrij|free)\b/, 'weekend_free'],
  [/\b(altijd|always) ?(voordeel|discount|advantage)\b/, 'always_discount'],
  [/\b(dal|off[- ]?peak) ?(voordeel|discount|advantage)\b|\bvoordeelurenabonnement\b/, 'off_peak_discount'],
  [/voordeel|korting|discount|reductie/, 'other_discount'],
  [/\b(vol|full) ?(tarief|fare|price|rate)\b|\bflex (basis|basic)\b/, 'full'],
]

const ON_ACCOUNT = /\bop rekening\b|\bon account\b|\bflex\b|\bachteraf\b/

export const railProduct = memoize(
  (text: string): RailProduct => {
    const plain = text.toLowerCase().replace(/\s+/g, ' ')
    const pass = PASS_NAMES.find(([name]) => name.test(plain))?.[1] ?? null
    return { pass, isAccount: ON_ACCOUNT.test(plain) }
  },
  (text) => text
)

/** Sources: ns.nl; duo.nl and punt.avans.nl (2024) for students; wiki.ovinnederland.nl for Weekend Vrij on holidays. */
function isFree(pass: RailPass, at: number) {
  if (pass === 'always_free' || pass === 'route_free') return true
  if (pass === 'off_peak_free') return timeBand(at) === 'off_peak'
  const day = amsterdamDay(at)
  const isHoliday = isPublicHoliday(day)
  if (pass === 'weekend_free') return isHoliday || isWeekend(at, FRIDAY_EVENING)
  if (pass === 'student_weekend') return isHoliday || isGoodFriday(day) || isWeekend(at, FRIDAY_NOON)
  return pass === 'student_week' && !isHoliday && isWorkingWeek(at)
}

/** The share of the full fare that is not paid, in per cent. */
export function railDiscount(pass: RailPass, at: number) {
  if (isFree(pass, at)) return 100
  const isOffPeak = timeBand(at) === 'off_peak'
  if (pass === 'always_discount') return isOffPeak ? 40 : 20
  return pass === 'full' || pass === 'other_discount' || !isOffPeak ? 0 : 40
}

/** In cents. Source: ns.nl, Instaptarief. First class is more; the second stands for it, so no one claims too much. */
export function railMissedTapFee({ pass, isAccount }: RailProduct & { pass: RailPass }, at: number, fullCents: number) {
  const discount = railDiscount(pass, at)
  if (discount === 100) return 0
  if (isAccount) return Math.round((fullCents * (100 - discount)) / 100)
  return pass === 'full' ? fullCents : Math.round(fullCents / 2)
}
