/** Names of one company, whatever the place; the more specific first. Source: domain notes of November 2026. */
const COMPANIES: [RegExp, slug: string][] = [
  [/\bNS[ -]International\b/i, 'ns-international'],
  [/\b(Eurostar|Thalys)\b/i, 'ns-international'],
  [/\bArriva\b/i, 'arriva'],
  [/\b(Transdev|Connexxion|Hermes|Breng|Overal|Texelhopper)\b/i, 'transdev'],
  [/\b(Keolis|Syntus|allGo|Twents)\b/i, 'keolis'],
  [/\b(Qbuzz|Qlink|snelBuzz)\b/i, 'qbuzz'],
  // Only in capitals: `ret` also starts an abbreviated retour.
  [/\bEBS\b|\bMeerPlus\b/, 'ebs'],
  [/\bHTM\b/, 'htm'],
  [/\bGVB\b/, 'gvb'],
  [/\bRET\b/, 'ret'],
  [/\bNS\b/, 'ns'],
]

/** Brands of several companies, as in the concessions: the place and the day say which. */
const BRANDS: [RegExp, brand: string][] = [
  [/\bU-?OV\b/i, 'U-OV'],
  [/\bRRReis\b/i, 'RRReis'],
  [/\bBlauwnet\b/i, 'Blauwnet'],
  [/\bR-net\b/i, 'R-net'],
  [/\bBravo\b/i, 'Bravo'],
  [/\bQliner\b/i, 'Qliner'],
  [/\bValleilijn\b/i, 'Valleilijn'],
  [/\bVechtdallijnen\b/i, 'Vechtdallijnen'],
  [/\bMerwede-?Linge-?lijn\b/i, 'MerwedeLingelijn'],
  [/\bRandstadRail\b/i, 'RandstadRail'],
]

const TRAIN = /\b(trein\w*|train|intercity|sprinter|(dal|weekend|altijd|traject) ?(voordeel|vrij))\b/i
const LOCAL = /\b(bus|tram|metro|btm)\b/i
const VEHICLES = ['bus', 'tram', 'metro'] as const

export type ProductWords = {
  company: string | null
  brand: string | null
  isTrain: boolean
  isLocal: boolean
  vehicle: (typeof VEHICLES)[number] | null
}

const firstMatch = (list: [RegExp, string][], text: string) => list.find(([pattern]) => pattern.test(text))?.[1] ?? null

export const companyNamed = (text: string) => firstMatch(COMPANIES, text)
export const brandNamed = (text: string) => firstMatch(BRANDS, text)

/** A card of NS is also valid on the bus. */
export function readProduct(text: string): ProductWords {
  const isTrain = TRAIN.test(text)
  const isLocal = LOCAL.test(text) && !isTrain
  const company = companyNamed(text)
  const vehicles = VEHICLES.filter((vehicle) => new RegExp(`\\b${vehicle}\\b`, 'i').test(text))
  return {
    company: isLocal && company === 'ns' ? null : company,
    brand: brandNamed(text),
    isTrain,
    isLocal,
    vehicle: isLocal && vehicles.length === 1 ? vehicles[0] : null,
  }
}
