/** What makes a line the same in each format of a bank; the index is null where a format does not say the account. */
type Key = { bookedOn: string; amountCents: number; ibanIndexes: string[]; references: string[] }
type Known = {
  id: number
  bookedOn: string
  amountCents: number
  ibanIndex: string | null
  /** Ours, as a statement tells them. */
  references: string[]
}

/**
 * For each line of a file the one that is known already, or null. A day, an amount and the account of the other side make the
 * same line; as many of them are known as were booked. Where one of the two does not say the account, the rest decides. Lines
 * that name other references of ours are never the same.
 */
export function pairLines<Line extends Key, Booked extends Known>(lines: Line[], known: Booked[]) {
  const waiting = Map.groupBy(known, keyOf)
  const pairs = new Map<Line, Booked>()
  const take = (line: Line, fits: (candidate: Booked) => boolean) => {
    const candidates = waiting.get(keyOf(line))
    const place = pairs.has(line)
      ? -1
      : (candidates?.findIndex((one) => fits(one) && !areOthers(one.references, line.references)) ??
        -1)
    if (place >= 0) pairs.set(line, candidates!.splice(place, 1)[0])
  }
  for (const line of lines) {
    take(line, ({ ibanIndex }) => line.ibanIndexes.includes(ibanIndex ?? ''))
  }
  for (const line of lines) {
    take(line, ({ ibanIndex }) => ibanIndex === null || line.ibanIndexes.length === 0)
  }
  return lines.map((line) => ({ line, known: pairs.get(line) ?? null }))
}

const keyOf = ({ bookedOn, amountCents }: { bookedOn: string; amountCents: number }) =>
  `${bookedOn} ${amountCents}`

const areOthers = (one: string[], other: string[]) =>
  one.length > 0 && other.length > 0 && !one.some((reference) => other.includes(reference))
