import { namesAlike } from '#app/money/statements/names_alike'

export type Comparable = {
  amountCents: number
  /** What the account held before and after it; null where nothing tells. */
  beforeCents: number | null
  afterCents: number | null
  /** The bank's own name for the line, with its scheme. */
  identity: string | null
  /** Ours. */
  references: string[]
  ibanIndexes: string[]
  name: string | null
  endToEndId: string | null
  /** Of the file, such as `ing_csv`. */
  format: string
}

/* How far two lines of one amount can be the same, from impossible to certain. */
export const IMPOSSIBLE = 0
export const DOUBTFUL = 1
export const POSSIBLE = 2
export const LIKELY = 3
export const CERTAIN = 4

export function relation(one: Comparable, other: Comparable) {
  if (one.amountCents !== other.amountCents) return IMPOSSIBLE
  const named = compareIdentities(one.identity, other.identity)
  if (named !== null) return named ? CERTAIN : IMPOSSIBLE
  if (areApart(one.references, other.references)) return IMPOSSIBLE
  if (areApart(one.ibanIndexes, other.ibanIndexes)) return IMPOSSIBLE
  if (one.format === other.format && areOthers(one.endToEndId, other.endToEndId)) return IMPOSSIBLE
  const isNamedAlike = one.name && other.name ? namesAlike(one.name, other.name) : null
  if (isNamedAlike === false && one.ibanIndexes.length * other.ibanIndexes.length === 0) return DOUBTFUL
  const isLikely =
    isNamedAlike ||
    one.ibanIndexes.some((index) => other.ibanIndexes.includes(index)) ||
    one.references.some((reference) => other.references.includes(reference)) ||
    (one.endToEndId !== null && one.endToEndId === other.endToEndId)
  return isLikely ? LIKELY : POSSIBLE
}

/** Null where the two say nothing of each other: other schemes, or none. */
function compareIdentities(one: string | null, other: string | null) {
  if (one === null || other === null) return null
  const [schemes, isSame] = [[one, other].map((text) => text.split(':')[0]), one === other]
  return schemes[0] === schemes[1] ? isSame : null
}

const areApart = (one: string[], other: string[]) =>
  one.length > 0 && other.length > 0 && !one.some((value) => other.includes(value))

const areOthers = (one: string | null, other: string | null) => one !== null && other !== null && one !== other
