import { cityOperatorAt, isCityStop, isGvbMetro, localModeAt } from '#app/trips/local_stops'
import { operatorNamed, readProduct } from '#app/trips/operator_aliases'
import { regionalOperatorAt } from '#app/trips/regional_stations'
import { memoize } from '#app/trips/memoize'
import { stationCode } from '#app/trips/stations'
import type { TravelTransaction } from '#app/trips/trip_draft'
import type { Mode } from '#app/trips/mode'
import type { TripReason } from '#app/trips/trip_reason'

export type TripPieces = Pick<
  TravelTransaction,
  'operatorName' | 'transport' | 'product' | 'fromPlace' | 'toPlace'
>
type Inference = {
  operator: string | null
  mode: Mode
  reason: Extract<TripReason, `operator_${string}`>
}

const RAILWAYS = ['ns', 'ns-international']

/** Exports of ov-chipkaart.nl do not name the operator. Stops are not searched for names: `RET` is in `Pret`. */
export const inferOperator = memoize(
  infer,
  (pieces) =>
    `${pieces.operatorName}\n${pieces.transport}\n${pieces.product}\n${pieces.fromPlace}\n${pieces.toPlace}`
)

function infer(pieces: TripPieces): Inference {
  const named = pieces.operatorName === null ? null : operatorNamed(pieces.operatorName)
  const product = readProduct(pieces.product ?? '')
  const places = [pieces.fromPlace, pieces.toPlace].filter((place) => place !== null)
  const known: Known = { places, transport: pieces.transport, product }

  if (named && !isPresumed(named, known)) return found(named, known, 'operator_named_in_file')
  if (product.operator && !isElsewhere(product.operator, known)) {
    return found(product.operator, known, 'operator_from_product')
  }
  if (isLocal(known)) return fromLocalStops(known)
  return fromStations(known)
}

type Known = {
  places: string[]
  transport: TravelTransaction['transport']
  product: ReturnType<typeof readProduct>
}

/** An NS file names NS on every line, also where NS does not stop. OVpay names the transport too, and is right. */
function isPresumed(operator: string, known: Known) {
  return (
    isElsewhere(operator, known) ||
    (operator === 'ns' && known.transport === null && regionalOperator(known.places) !== null)
  )
}

/** NS has no trains at a stop of bus, tram or metro, but its cards are valid there. */
function isElsewhere(operator: string, { places, transport }: Known) {
  return operator === 'ns' && transport === null && places.some(isLocalStop)
}

function isLocal({ places, transport, product }: Known) {
  if (transport !== null) return transport !== 'train'
  return product.isLocal || places.some(isLocalStop)
}

function fromLocalStops(known: Known): Inference {
  const { places } = known
  const city = firstOf(places, cityOperatorAt)
  if (city) return found(city, known, 'operator_from_city')
  if (places.some(isGvbMetro)) return found('gvb', known, 'operator_from_stop_shape')
  return found(null, known, 'operator_unknown')
}

function fromStations(known: Known): Inference {
  const regional = regionalOperator(known.places)
  if (regional) return found(regional, known, 'operator_from_station_list')
  if (known.product.isTrain) return found('ns', known, 'operator_from_product')
  if (firstOf(known.places, stationCode)) return found('ns', known, 'operator_from_station_list')
  return { operator: null, mode: known.transport ?? 'unknown', reason: 'operator_unknown' }
}

function found(operator: string | null, known: Known, reason: Inference['reason']): Inference {
  return { operator, mode: modeOf(operator, known), reason }
}

function modeOf(operator: string | null, known: Known): Mode {
  const { places, transport, product } = known
  if (transport !== null) return transport
  if (operator !== null && RAILWAYS.includes(operator)) return 'train'

  const local = firstOf(places, localModeAt)
  if (local) return local
  if (isLocal(known) || operator === 'gvb' || operator === 'htm') return 'bus'
  if (operator === 'ret') return regionalOperator(places) === 'ret' ? 'metro' : 'bus'
  return product.isTrain || firstOf(places, stationCode) ? 'train' : 'bus'
}

const isLocalStop = (place: string) => isCityStop(place) || isGvbMetro(place)

/** Either end is enough: changing operators means checking out and in again. */
function regionalOperator(places: string[]) {
  return firstOf(places, (place) => {
    const code = stationCode(place)
    return code === null ? null : regionalOperatorAt(code)
  })
}

function firstOf<Value>(places: string[], tell: (place: string) => Value | null): Value | null {
  for (const place of places) {
    const value = tell(place)
    if (value !== null) return value
  }
  return null
}
