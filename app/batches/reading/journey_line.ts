import { instantOf, minutesOf } from '#app/batches/reading/amsterdam_time'
import { textAt } from '#app/batches/reading/fields'
import type { Columns } from '#app/batches/reading/header'
import type { ReadTransaction } from '#app/batches/reading/types'
import type { RowProblem } from '#app/batches/row_problem'

export type JourneyLine = {
  inMinutes: number | null
  outMinutes: number | null
  fromPlace: string | null
  toPlace: string | null
}
type Taps = Pick<ReadTransaction, 'kind' | 'at' | 'endAt' | 'fromPlace' | 'toPlace'>

export function journeyLineOf(fields: string[], columns: Columns): JourneyLine | RowProblem {
  const inMinutes = minutesOf(fields[columns.checkIn])
  const outMinutes = minutesOf(fields[columns.checkOut])
  if (inMinutes === 'impossibleTime' || outMinutes === 'impossibleTime') return 'impossibleTime'

  const fromPlace = textAt(fields, columns.from)
  const toPlace = textAt(fields, columns.to)
  return { inMinutes, outMinutes, fromPlace, toPlace }
}

export function tapsOn(day: number, line: JourneyLine): Taps | RowProblem {
  const { inMinutes, outMinutes, fromPlace, toPlace } = line
  if (inMinutes === null) return checkOutOn(day, line)
  if (fromPlace === null) return 'missingPlace'

  const at = instantOf(day, inMinutes)
  if (outMinutes === null && toPlace === null) {
    return { kind: 'check_in', at, endAt: null, fromPlace, toPlace }
  }
  if (outMinutes === null) return 'missingTime'
  if (toPlace === null) return 'missingPlace'

  // The date is that of the check-in; an earlier check-out was after midnight.
  const endDay = outMinutes < inMinutes ? day + 1 : day
  return { kind: 'journey', at, endAt: instantOf(endDay, outMinutes), fromPlace, toPlace }
}

function checkOutOn(
  day: number,
  { outMinutes, fromPlace, toPlace }: JourneyLine
): Taps | RowProblem {
  if (outMinutes === null) return 'missingTime'
  if (toPlace === null) return 'missingPlace'
  return { kind: 'check_out', at: instantOf(day, outMinutes), endAt: null, fromPlace, toPlace }
}
