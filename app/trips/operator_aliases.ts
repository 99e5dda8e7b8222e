/** The more specific names first. */
const COMPANIES: [RegExp, slug: string][] = [
  [/\bNS[ -]International\b/i, 'ns-international'],
  [/\b(Eurostar|Thalys)\b/i, 'ns-international'],
  [/\bArriva\b/i, 'arriva'],
  [/\b(Transdev|Connexxion|Valleilijn|Hermes|Breng)\b/i, 'transdev'],
  [/\b(Keolis|Syntus|RRReis|Blauwnet)\b/i, 'keolis'],
  [/\b(Qbuzz|U-?OV)\b/i, 'qbuzz'],
  // Only in capitals: `ret` also starts an abbreviated retour.
  [/\bEBS\b/, 'ebs'],
  [/\bHTM\b/, 'htm'],
  [/\bGVB\b/, 'gvb'],
  [/\bRET\b/, 'ret'],
  [/\bNS\b/, 'ns'],
]

const TRAIN =
  /\b(trein\w*|train|intercity|sprinter|(dal|weekend|altijd|traject) ?(voordeel|vrij))\b/i
const LOCAL = /\b(bus|tram|metro|btm)\b/i

type ProductWords = { operator: string | null; isTrain: boolean; isLocal: boolean }

export const operatorNamed = (text: string) =>
  COMPANIES.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** A card of NS is also valid on the bus. */
export function readProduct(text: string): ProductWords {
  const isTrain = TRAIN.test(text)
  const isLocal = LOCAL.test(text) && !isTrain
  const operator = operatorNamed(text)
  return { operator: isLocal && operator === 'ns' ? null : operator, isTrain, isLocal }
}
