import type { ActiveConcessions } from '#app/travel/trips/operators/active_concessions'
import type { Concession } from '#app/travel/operators/concession'
import { stationCode } from '#app/travel/operators/stations'

export type Operators = Set<string | null>

const NS = 'ns'

/** Empty: no station is known. Who changes to another company checks out and in, so one ride has one company. */
export function railOperators(places: string[], active: ActiveConcessions): Operators {
  const codes = [...new Set(places.map(stationCode).filter((code) => code !== null))]
  if (codes.length === 0) return new Set()
  const [here, there] = codes
  return there === undefined ? calling(here, active) : between(here, there, active)
}

const trains = (code: string, active: ActiveConcessions) =>
  active.at('stations', code).filter(({ modes }) => modes.includes('train'))

/** Null stands for companies from abroad, which count only where no one else runs. */
function operatorsOf(lines: Concession[]): Operators {
  const operators: Operators = new Set(lines.map((line) => line.operator))
  if (operators.size > 1) operators.delete(null)
  return operators
}

const isWithoutNs = (code: string, active: ActiveConcessions) =>
  trains(code, active).some((line) => line.places.get(code)!.service === 'own')

function calling(code: string, active: ActiveConcessions): Operators {
  const operators = operatorsOf(trains(code, active))
  return isWithoutNs(code, active) ? operators : operators.add(NS)
}

function between(here: string, there: string, active: ActiveConcessions): Operators {
  const lines = trains(here, active).filter((line) => line.places.has(there))
  const [atHere, atThere] = [calling(here, active), calling(there, active)]
  if (lines.length > 0) {
    const operators = operatorsOf(lines)
    const canBeNs = atHere.has(NS) && atThere.has(NS)
    return canBeNs && lines.some((line) => runsBesideNs(line, here, there)) ? operators.add(NS) : operators
  }
  const both = atHere.intersection(atThere)
  if (both.has(NS)) return new Set([NS])
  if (both.size > 0) return both
  // No one runs both: of a station that NS does not serve, its own company charged the ride.
  if (!atHere.has(NS) && atThere.has(NS)) return atHere
  return atHere.has(NS) && !atThere.has(NS) ? atThere : atHere.union(atThere)
}

/** A second company on a line of NS, or a stretch where NS runs as well. */
function runsBesideNs({ places }: Concession, here: string, there: string) {
  const [one, other] = [places.get(here)!, places.get(there)!]
  if (one.service === 'also' && other.service === 'also') return true
  return one.nsGroup !== null && one.nsGroup === other.nsGroup
}
