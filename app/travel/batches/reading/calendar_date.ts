import { dayNumber } from '#app/travel/batches/reading/amsterdam_time'

const PRINTED = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d\d)$/
const ISO = /^(\d{4})-(\d\d)-(\d\d)$/

/** The day number of a printed date: `02-11-2026`, `2/11/2026`, `02-11-26` or `2026-11-02`. */
export function parseDay(text: string, isDayFirst: boolean): number | 'missingDate' | 'impossibleDate' {
  const date = text.trim()
  if (date === '') return 'missingDate'

  const printed = PRINTED.exec(date)
  if (printed === null) return isoDay(date) ?? 'impossibleDate'

  const first = Number(printed[1])
  const second = Number(printed[3])
  const year = printed[4].length === 2 ? 2000 + Number(printed[4]) : Number(printed[4])
  const day = isDayFirst ? dayNumber(year, second, first) : dayNumber(year, first, second)
  return day ?? 'impossibleDate'
}

export function watchDateOrder() {
  let daysFirst = 0
  let monthsFirst = 0
  let hasSlashes = false
  let isSameEitherWay = true
  const asDayFirst = watchNewestFirst()
  const asMonthFirst = watchNewestFirst()

  function see(text: string) {
    const printed = PRINTED.exec(text.trim())
    if (printed === null) return

    if (printed[2] === '/') hasSlashes = true
    if (Number(printed[1]) !== Number(printed[3])) isSameEitherWay = false
    if (Number(printed[1]) > 12) daysFirst++
    if (Number(printed[3]) > 12) monthsFirst++
    asDayFirst.see(parseDay(text, true))
    asMonthFirst.see(parseDay(text, false))
  }

  function isDayFirst(): boolean | null {
    if (daysFirst !== monthsFirst) return daysFirst > monthsFirst
    if (isSameEitherWay) return true
    if (asDayFirst.holds() !== asMonthFirst.holds()) return asDayFirst.holds()
    return null
  }

  return { see, isDayFirst, hasSlashes: () => hasSlashes }
}

function watchNewestFirst() {
  let previous = Infinity
  let isInOrder = true

  function see(day: number | string) {
    if (typeof day === 'string') return
    if (day > previous) isInOrder = false
    previous = day
  }

  return { see, holds: () => isInOrder }
}

function isoDay(date: string): number | null {
  const iso = ISO.exec(date)
  return iso === null ? null : dayNumber(Number(iso[1]), Number(iso[2]), Number(iso[3]))
}
