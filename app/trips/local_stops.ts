import type { Mode } from '#app/trips/mode'
import { normaliseStop } from '#app/trips/stop_name'

/** As of 2026; a claim does not look further back. */
const CITIES: Record<string, string[]> = {
  gvb: ['amsterdam'],
  ret: ['rotterdam', 'schiedam', 'vlaardingen', 'capelle aan den ijssel', 'hoek van holland'],
  htm: ['den haag', 's-gravenhage', 'rijswijk'],
  qbuzz: [
    'utrecht',
    'nieuwegein',
    'ijsselstein',
    'groningen',
    'assen',
    'emmen',
    'leiden',
    'dordrecht',
  ],
  transdev: ['haarlem', 'hoofddorp', 'aalsmeer', 'schiphol', 'hilversum'],
  keolis: ['almere'],
  arriva: ['maastricht', 'heerlen'],
  ebs: ['purmerend', 'zaandam', 'edam', 'volendam', 'hellevoetsluis', 'brielle'],
}

/** GVB writes its metro stations without a city; some are also the short name of a railway station. */
const GVB_METRO = new Set(
  `centraal station; nieuwmarkt; waterlooplein; weesperplein; wibautstraat; rokin; vijzelgracht; de pijp
  europaplein; noorderpark; isolatorweg; spaklerweg; van der madeweg; overamstel; gaasperplas
  gein; bullewijk; strandvliet; ganzenhoef; kraaiennest; venserpolder; verrijn stuartweg; reigersbos
  jan van galenstraat; postjesweg; heemstedestraat; henk sneevlietweg; amstelveenseweg; amstelstation
  burgemeester de vlugtlaan`.split(/;\s+|\n\s+/)
)

const MODES: Partial<Record<Mode, string[]>> = {
  metro: [
    'rotterdam, beurs',
    'rotterdam, centraal station',
    'rotterdam, rotterdam centraal',
    'rotterdam, slinge',
    'rotterdam, kralingse zoom',
    'rotterdam, zuidplein',
    'rotterdam, wilhelminaplein',
    'rotterdam, rijnhaven',
    'rotterdam, maashaven',
    'rotterdam, eendrachtsplein',
    'rotterdam, alexander',
  ],
  tram: [
    'den haag, spui',
    'den haag, grote markt',
    'den haag, madurodam',
    'den haag, kurhaus',
    'utrecht, cs centrumzijde',
    'utrecht, cs jaarbeursplein',
    'utrecht, umc utrecht',
    'amsterdam, leidseplein',
  ],
}

const cityOperators = inverted(CITIES)
const modes = inverted(MODES) as Map<string, Mode>

/** `City, Stop`: how bus, tram and metro are written. No railway station has a comma. */
export const isCityStop = (place: string) => place.includes(',')

export function isGvbMetro(place: string) {
  const name = normaliseStop(place)
  return name.startsWith('station ') || GVB_METRO.has(name)
}

export function cityOperatorAt(place: string) {
  const name = normaliseStop(place)
  const comma = name.indexOf(',')
  return comma === -1 ? null : (cityOperators.get(name.slice(0, comma)) ?? null)
}

export function localModeAt(place: string): Mode | null {
  return isGvbMetro(place) ? 'metro' : (modes.get(normaliseStop(place)) ?? null)
}

function inverted(lists: Partial<Record<string, string[]>>) {
  return new Map(
    Object.entries(lists).flatMap(([key, names]) =>
      (names ?? []).map((name) => [name, key] as const)
    )
  )
}
