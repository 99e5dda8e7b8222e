import type { KnownMode } from '#app/travel/operators/isomorphic/mode'
import { normaliseStop } from '#app/travel/operators/stop_name'

/** GVB writes its metro stations without a city; some are also the short name of a railway station. */
const GVB_METRO = new Set(
  listed(`centraal station; nieuwmarkt; waterlooplein; weesperplein; wibautstraat; rokin; vijzelgracht; de pijp
  europaplein; noorderpark; isolatorweg; spaklerweg; van der madeweg; overamstel; gaasperplas
  gein; bullewijk; strandvliet; ganzenhoef; kraaiennest; venserpolder; verrijn stuartweg; reigersbos
  jan van galenstraat; postjesweg; heemstedestraat; henk sneevlietweg; amstelveenseweg; amstelstation
  burgemeester de vlugtlaan`)
)

/** Metro lines A to E and the Hoekse Lijn, as RET names their stations behind the town. */
const RET_METRO: Record<string, string> = {
  rotterdam: `alexander; ambachtsland; beurs; binnenhof; blaak; blijdorp; capelsebrug; centraal station; coolhaven
    de tochten; delfshaven; dijkzigt; eendrachtsplein; gerdesiaweg; graskruid; hesseplaats; hoogvliet; kralingse zoom
    leuvehaven; maashaven; marconiplein; meijersplein; melanchthonweg; nesselande; nieuw verlaat; oosterflank; oostplein
    prinsenlaan; rijnhaven; romeynshof; rotterdam centraal; schenkel; slinge; stadhuis; tussenwater; voorschoterlaan
    wilhelminaplein; zalmplaat; zuidplein`,
  schiedam: 'parkweg; schiedam centrum; troelstralaan; vijfsluizen',
  'capelle aan den ijssel': 'capelle centrum; de terp; slotlaan',
  spijkenisse: 'de akkers; heemraadlaan; spijkenisse centrum',
  rhoon: 'rhoon',
  poortugaal: 'poortugaal',
  'den haag': 'forepark; laan van noi; leidschenveen',
}

const MODES: Partial<Record<KnownMode, string[]>> = {
  metro: Object.entries(RET_METRO).flatMap(([town, stops]) => listed(stops).map((stop) => `${town}, ${stop}`)),
  tram: [
    'den haag, spui',
    'den haag, grote markt',
    'den haag, madurodam',
    'den haag, kurhaus',
    'amsterdam, leidseplein',
  ],
}

const TRAM_AND_BUS = new Set(['utrecht, cs centrumzijde', 'utrecht, cs jaarbeursplein', 'utrecht, umc utrecht'])

const modes = new Map((['metro', 'tram'] as const).flatMap((mode) => MODES[mode]!.map((name) => [name, mode] as const)))

/** `City, Stop`: how bus, tram and metro are written. No railway station has a comma. */
export const isCityStop = (place: string) => place.includes(',')

export function isGvbMetro(place: string) {
  const name = normaliseStop(place)
  return name.startsWith('station ') || GVB_METRO.has(name)
}

export const isLocalStop = (place: string) => isCityStop(place) || isGvbMetro(place)

/** Metro where all stops are: a bus stops at a station of the metro, too. */
export function localModeOf(places: string[]) {
  const known = places.map((place) => (isGvbMetro(place) ? 'metro' : (modes.get(normaliseStop(place)) ?? null)))
  if (known.length > 0 && known.every((mode) => mode === 'metro')) return 'metro'
  const areTram = places.every((place) => TRAM_AND_BUS.has(normaliseStop(place)))
  // A tram stays in its town: to another one it was a bus, that stops there as well.
  const towns = new Set(places.map((place) => normaliseStop(place).split(',')[0]))
  const isTram = known.includes('tram') && towns.size === 1
  return isTram || (areTram && places.length > 1) ? 'tram' : null
}

function listed(text: string) {
  return text.trim().split(/;\s+|\n\s+/)
}
