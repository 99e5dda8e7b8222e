import { parse } from 'csv-parse/sync'
import { dayOfDate } from '#app/travel/trips/amsterdam_day'
import { MODES, type KnownMode } from '#app/travel/operators/isomorphic/mode'
import { type Concession, PLACE_KINDS, SERVICES } from '#app/travel/operators/concession'
import { placeKey } from '#app/travel/operators/stop_name'
import { stationCode } from '#app/travel/operators/stations'

export type ConcessionRecord = Concession & {
  company: string
  validFrom: string
  validTo: string | null
  isConfirmed: boolean
  source: string
}

type Line = Record<
  | 'name'
  | 'operator'
  | 'company'
  | 'modes'
  | 'brands'
  | 'valid_from'
  | 'valid_to'
  | 'is_night'
  | 'confirmed'
  | 'of'
  | 'places'
  | 'with_ns'
  | 'also'
  | 'through'
  | 'beside_ns'
  | 'source',
  string
>

/** Reads database/reference/concessions.csv. Throws on a station or a mode that is not known. */
export function parseConcessions(text: string): ConcessionRecord[] {
  return (parse(text, { columns: true }) as Line[]).map((line) => ({
    name: line.name,
    operator: line.operator || null,
    company: line.company,
    modes: line.modes.split(' ').map(modeNamed),
    brands: namesIn(line.brands),
    validFrom: line.valid_from,
    validTo: line.valid_to || null,
    from: dayOfDate(line.valid_from),
    until: line.valid_to ? dayOfDate(line.valid_to) : Infinity,
    isNight: line.is_night === 'yes',
    isConfirmed: line.confirmed === 'yes',
    placeKind: PLACE_KINDS.find((kind) => kind === line.of)!,
    places: placesIn(line),
    source: line.source,
  }))
}

function placesIn(line: Line) {
  const keyOf = line.of === 'stations' ? stationKey : placeKey
  const groups = namesIn(line.beside_ns).map((group) => group.split('+').map(keyOf))
  const groupOf = (key: string) => {
    const at = groups.findIndex((group) => group.includes(key))
    return at === -1 ? null : at
  }
  const columns = {
    own: line.places,
    with_ns: line.with_ns,
    also: line.also,
    through: line.through,
  }
  return new Map(
    SERVICES.flatMap((service) =>
      namesIn(columns[service])
        .map(keyOf)
        .map((key) => [key, { service, nsGroup: groupOf(key) }] as const)
    )
  )
}

/** Some stations of the metro are no railway stations: those go by their name. */
const stationKey = (name: string) => stationCode(name) ?? placeKey(name)

const namesIn = (text: string) =>
  text
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '')

function modeNamed(name: string): KnownMode {
  const mode = MODES.find((one) => one === name)
  if (!mode || mode === 'unknown') throw new Error(`${name} is no mode`)
  return mode
}
