import { instantOf, instantsOf, minutesOf } from '#app/travel/batches/reading/amsterdam_time'
import { textAt } from '#app/travel/batches/reading/fields'
import type { Columns } from '#app/travel/batches/reading/header'
import type { ReadTransaction } from '#app/travel/batches/reading/types'
import type { RowProblem } from '#app/travel/batches/row_problem'

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

  if (outMinutes === null && toPlace === null) {
    return { kind: 'check_in', at: instantOf(day, inMinutes), endAt: null, fromPlace, toPlace }
  }
  if (outMinutes === null) return 'missingTime'
  if (toPlace === null) return 'missingPlace'
  return { kind: 'journey', ...rideOn(day, inMinutes, outMinutes), fromPlace, toPlace }
}

/** The shortest that the clock allows. The date is that of the check-in; an earlier check-out was after midnight. */
function rideOn(day: number, inMinutes: number, outMinutes: number) {
  const ends = [...instantsOf(day, outMinutes), ...instantsOf(day + 1, outMinutes)]
  const rides = instantsOf(day, inMinutes)
    .flatMap((at) => ends.map((endAt) => ({ at, endAt })))
    .filter(({ at, endAt }) => endAt >= at)
  return rides.reduce((best, ride) => (ride.endAt - ride.at < best.endAt - best.at ? ride : best))
}

function checkOutOn(day: number, { outMinutes, fromPlace, toPlace }: JourneyLine): Taps | RowProblem {
  if (outMinutes === null) return 'missingTime'
  if (toPlace === null) return 'missingPlace'
  return { kind: 'check_out', at: instantOf(day, outMinutes), endAt: null, fromPlace, toPlace }
}
