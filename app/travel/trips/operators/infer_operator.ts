import { amsterdamDay, amsterdamHour } from '#app/travel/trips/amsterdam_day'
import { memoize } from '#app/platform/shared/memoize'
import type { KnownMode, Mode } from '#app/travel/operators/isomorphic/mode'
import { type ActiveConcessions, ConcessionCalendar } from '#app/travel/trips/operators/active_concessions'
import type { Concession } from '#app/travel/operators/concession'
import { brandNamed, companyNamed, readProduct } from '#app/travel/trips/operators/company_names'
import { isLocalStop, isGvbMetro, localModeOf } from '#app/travel/trips/operators/local_stops'
import { isOnlyProbable, localOperators, onlyModeOf, townNamed } from '#app/travel/trips/operators/local_operators'
import { type PossibleOperator, operatorsFor } from '#app/travel/trips/operators/operators_for'
import { type Operators, railOperators } from '#app/travel/trips/operators/rail_operators'
import { stationCode } from '#app/travel/operators/stations'
import type { TravelTransaction } from '#app/travel/trips/trip_draft'
import type { TripReason } from '#app/travel/trips/trip_reason'

export type TripPieces = Pick<
  TravelTransaction,
  'operatorName' | 'transport' | 'product' | 'fromPlace' | 'toPlace' | 'at'
> & {
  /** Set aside or charged at the check-in. */
  boardingCents: number | null
  /** The town where the card was around this time, for stops that name none. */
  near: string | null
}

export type Inference = {
  operator: string | null
  mode: Mode
  reason: Extract<TripReason, `operator_${string}`>
  choices: string[]
}

export type InferOperator = {
  (pieces: TripPieces): Inference
  townOf: (place: string, at: number) => string | null
  possibleFor: (ride: Ride) => PossibleOperator[]
}

type Ride = Pick<TripPieces, 'fromPlace' | 'toPlace' | 'at'> & { mode: Mode }

const NIGHT_ENDS_AT = 6

/** Exports of ov-chipkaart.nl do not name the operator. Stops are not searched for names: `RET` is in `Pret`. */
export function operatorInference(concessions: Concession[]): InferOperator {
  const calendar = new ConcessionCalendar(concessions)
  const isNight = ({ at }: TripPieces) => amsterdamHour(at) < NIGHT_ENDS_AT
  const inferOperator = memoize(
    (pieces: TripPieces) => infer(pieces, calendar.activeOn(amsterdamDay(pieces.at), isNight(pieces))),
    (pieces) =>
      `${pieces.operatorName}\n${pieces.transport}\n${pieces.product}\n${pieces.fromPlace}\n${pieces.toPlace}\n` +
      `${boardingShape(pieces)}\n${pieces.near}\n${calendar.periodOf(amsterdamDay(pieces.at))}\n${isNight(pieces)}`
  )
  const townOf = memoize(
    ({ place, at }: { place: string; at: number }) => townNamed(place, calendar.activeOn(amsterdamDay(at), false)),
    ({ place, at }) => `${place}\n${calendar.periodOf(amsterdamDay(at))}`
  )
  const possibleFor = ({ fromPlace, toPlace, mode, at }: Ride) => {
    const places = [fromPlace, toPlace].filter((place) => place !== null)
    const isByNight = amsterdamHour(at) < NIGHT_ENDS_AT
    return operatorsFor({ places, mode }, calendar.activeOn(amsterdamDay(at), isByNight))
  }
  return Object.assign(inferOperator, {
    townOf: (place: string, at: number) => townOf({ place, at }),
    possibleFor,
  })
}

type Known = {
  places: string[]
  transport: TravelTransaction['transport']
  product: ReturnType<typeof readProduct>
  active: ActiveConcessions
  /** `local`: bus, tram or metro; null where nothing tells. */
  mode: KnownMode | 'local' | null
}

function infer(pieces: TripPieces, active: ActiveConcessions): Inference {
  const product = readProduct(pieces.product ?? '')
  const places = [pieces.fromPlace, pieces.toPlace].filter((place) => place !== null)
  const known: Known = {
    places,
    transport: pieces.transport,
    product,
    active,
    mode: modeHint(pieces, places, product, active),
  }
  const possible = operatorsAt(known)

  const named = companyNamed(pieces.operatorName ?? '')
  if (named && !isElsewhere(named, possible, known))
    return found(named, known, isOfNs(pieces) ? 'operator_of_export' : 'operator_named_in_file')
  const brand = brandNamed(pieces.operatorName ?? '')
  if (brand) return ofBrand(brand, possible, known, 'operator_named_in_file')

  if (product.company && !isElsewhere(product.company, possible, known)) {
    // The product is of one that does not run there: another one may have carried its traveller.
    const isKnown = possible.size === 0 || possible.has(product.company)
    if (!isKnown) return unclear(possible.union(new Set([product.company])), known)
    return found(product.company, known, 'operator_from_product')
  }
  if (product.brand) return ofBrand(product.brand, possible, known, 'operator_from_product')

  if (product.isTrain && !isLocal(known) && (possible.size === 0 || possible.has('ns')))
    return found('ns', known, 'operator_from_product')
  const inferred = fromPlaces(possible, known)
  return inferred.reason === 'operator_unknown' ? fromNeighbours(pieces, known, inferred) : inferred
}

/** An export of NS has no column for the operator: NS stands for it, unless the product says another one. */
const isOfNs = ({ operatorName, transport }: TripPieces) => operatorName === 'NS' && transport === null

function fromNeighbours({ near }: TripPieces, known: Known, otherwise: Inference): Inference {
  const { places, active, mode } = known
  if (near === null || mode === 'train' || places.some((place) => townNamed(place, active) !== null)) return otherwise
  const placed = {
    ...known,
    mode: mode ?? 'local',
    places: places.map((place) => `${near}, ${place}`),
  } as Known
  const [only, ...more] = operatorsAt(placed)
  return only === undefined || more.length > 0 ? otherwise : found(only, placed, 'operator_from_neighbours')
}

function modeHint(
  { transport, boardingCents }: TripPieces,
  places: string[],
  product: Known['product'],
  active: ActiveConcessions
): Known['mode'] {
  if (transport !== null) return transport
  const shape = boardingShape({ boardingCents })
  if (product.isLocal || shape === 'local' || places.some(isLocalStop)) {
    return product.vehicle ?? localModeOf(places) ?? 'local'
  }
  if (places.some((place) => isMetroStation(place, active))) return 'metro'
  if (product.isTrain || shape === 'train' || places.some((place) => stationCode(place))) return 'train'
  return null
}

/** Boarding a bus, tram or metro sets 4 euros aside, a train 10 or more. Source: ns.nl, 9292.nl. */
function boardingShape({ boardingCents }: Pick<TripPieces, 'boardingCents'>) {
  const cents = Math.abs(boardingCents ?? 0)
  if (cents === 4_00) return 'local'
  return cents >= 10_00 ? 'train' : null
}

function isMetroStation(place: string, active: ActiveConcessions) {
  const code = stationCode(place)
  if (code === null) return false
  const serving = active.at('stations', code)
  return serving.length > 0 && serving.every(({ modes }) => modes.includes('metro'))
}

const isLocal = ({ mode }: Known) => mode !== null && mode !== 'train'

function operatorsAt({ places, mode, active }: Known): Operators {
  if (mode === 'train') return railOperators(places, active)
  if (mode === null) return new Set()
  return localOperators(places, mode === 'local' ? null : mode, active)
}

/** An NS file names NS at every line, also where NS does not stop; OVpay names the vehicle too, and is right. */
function isElsewhere(operator: string, possible: Operators, known: Known) {
  if (operator !== 'ns' || known.transport !== null) return false
  return isLocal(known) || (possible.size > 0 && !possible.has('ns'))
}

function ofBrand(brand: string, possible: Operators, known: Known, reason: Inference['reason']): Inference {
  const branded = new Set(
    known.active
      .ofBrand(brand)
      .filter(hasMode(known))
      .map((one) => one.operator)
  )
  const here = possible.intersection(branded)
  const operators = here.size > 0 ? here : branded
  const [only] = operators
  return operators.size === 1 ? found(only, known, reason) : unclear(operators, known)
}

const hasMode =
  ({ mode }: Known) =>
  ({ modes }: Concession) =>
    mode === null || (mode === 'local' ? !modes.includes('train') : modes.includes(mode))

function fromPlaces(possible: Operators, known: Known): Inference {
  const [only] = possible
  if (possible.size !== 1) return unclear(possible, known)
  if (!isLocal(known)) return found(only, known, 'operator_from_station_list')
  const isShape = known.places.some(isGvbMetro) && only === 'gvb'
  if (isShape) return found(only, known, 'operator_from_stop_shape')
  const isProbable = isOnlyProbable(only, known.places, known.active)
  return found(only, known, isProbable ? 'operator_probable' : 'operator_from_city')
}

function found(operator: string | null, known: Known, reason: Inference['reason']): Inference {
  if (operator === null) return unclear(new Set(), known)
  return { operator, mode: modeOf(operator, known), reason, choices: [] }
}

function unclear(operators: Operators, known: Known): Inference {
  const choices = [...operators].filter((operator) => operator !== null).sort()
  const reason = choices.length > 1 ? 'operator_ambiguous' : 'operator_unknown'
  return { operator: null, mode: modeOf(null, known), reason, choices }
}

const RAILWAYS = ['ns', 'ns-international']

function modeOf(operator: string | null, { mode, places, active }: Known): Mode {
  if (mode === 'local') return (operator && onlyModeOf(operator, places, active)) || 'bus'
  if (mode !== null) return mode
  if (operator === null) return 'unknown'
  return RAILWAYS.includes(operator) ? 'train' : 'bus'
}
