import {
  CERTAIN,
  type Comparable,
  DOUBTFUL,
  IMPOSSIBLE,
  LIKELY,
  POSSIBLE,
  relation,
} from '#app/money/statements/line_relation'

export type KnownLine = Comparable & { id: number }

/** Lines of the day that one statement told of, in its order. */
export type KnownPart = {
  lines: KnownLine[]
  /** What the numbers of the two statements say: the same one, another one, or nothing. */
  hint: 'same' | 'other' | null
  /** It leaves out no line of the day from its beginning on, as an export of whole days. */
  isWholeDay: boolean
}

/** `known`: the same as that line. `fresh`: another line. `asked`: nothing decides between these lines and another one. */
export type Recognition =
  | { outcome: 'fresh' }
  | { outcome: 'known'; id: number }
  | { outcome: 'asked'; candidates: number[] }

/** Both sides are one day in the bank's order. Its names for lines decide, else balances, else likeness. */
export function recogniseDay(
  lines: Comparable[],
  parts: KnownPart[],
  { isWholeDay }: { isWholeDay: boolean }
): Recognition[] {
  const results: Recognition[] = lines.map(() => ({ outcome: 'fresh' }))
  const taken = new Set<number>()
  for (const part of parts) compare(lines, part, isWholeDay, results, taken)
  return results
}

type Pair = [line: number, known: KnownLine]

function compare(
  lines: Comparable[],
  { lines: known, hint, isWholeDay: isKnownWhole }: KnownPart,
  isLinesWhole: boolean,
  results: Recognition[],
  taken: Set<number>
) {
  const isWholeDay = isLinesWhole || isKnownWhole
  const [best, second] = placements(lines, known).toSorted((a, b) => b.length - a.length)
  const isAdjacent = follow(lines, known) || follow(known, lines)
  const named = namedPairs(lines, known)
  if (named.length > 0) {
    // Where the balances contradict the bank's names, one of the two is wrong.
    const isContradicted = isAdjacent && !best && !isNameless(lines, known)
    settle(named, isContradicted ? 'asked' : 'known')
    return isContradicted ? undefined : settle(best ?? [], 'known')
  }
  if (hint === 'other') return
  if (best) {
    const isSure = best.every(([n, other]) => relation(lines[n], other) > DOUBTFUL)
    const isRivalled = isAdjacent || (second !== undefined && second.length < best.length)
    const isOnly = !isRivalled || isWholeDay || hint === 'same'
    return settle(best, isSure && isOnly ? 'known' : 'asked')
  }
  if (isAdjacent) return
  const reordered = sameDay(lines, known)
  if (reordered) return settle(reordered, 'known')
  return settle(...likes(lines, known, isLinesWhole))

  function settle(pairs: Pair[], outcome: 'known' | 'asked') {
    for (const [n, { id }] of pairs) {
      const result = results[n]
      if (result.outcome === 'known' || (outcome === 'known' && taken.has(id))) continue
      if (outcome === 'known') {
        results[n] = { outcome, id }
        taken.add(id)
      } else {
        const others = result.outcome === 'asked' ? result.candidates : []
        results[n] = { outcome, candidates: [...others, id] }
      }
    }
  }
}

/** The pairs that the bank's own names make; none where one stands for several lines of a statement, as fillers do. */
function namedPairs(lines: Comparable[], known: KnownLine[]): Pair[] {
  const [names, others] = [lines, known].map((side) => side.flatMap(({ identity }) => identity ?? []))
  if (new Set(names).size < names.length || new Set(others).size < others.length) return []
  const byName = new Map(known.map((line) => [line.identity, line]))
  return lines.flatMap((line, n): Pair[] => {
    const other = line.identity && byName.get(line.identity)
    return other && other.amountCents === line.amountCents ? [[n, other]] : []
  })
}

const isNameless = (...sides: Comparable[][]) =>
  sides.some((side) => side.some(({ beforeCents }) => beforeCents === null))

/** Statements are unbroken: where two overlap, the balances around every line agree, up to an end of either. */
function placements(lines: Comparable[], known: KnownLine[]): Pair[][] {
  const offsets = new Set<number>()
  for (const [at, one] of known.entries()) if (isSameSlot(lines[0], one)) offsets.add(at)
  for (const [at, one] of lines.entries()) if (isSameSlot(one, known[0])) offsets.add(-at)
  return [...offsets].flatMap((offset) => {
    const pairs: Pair[] = []
    for (let n = Math.max(0, -offset); n < lines.length && n + offset < known.length; n++) {
      const other = known[n + offset]
      if (!isSameSlot(lines[n], other) || relation(lines[n], other) === IMPOSSIBLE) return []
      pairs.push([n, other])
    }
    return pairs.length > 0 ? [pairs] : []
  })
}

const isSameSlot = (one: Comparable, other: Comparable) =>
  one.beforeCents !== null && one.beforeCents === other.beforeCents && one.afterCents === other.afterCents

function follow(later: Comparable[], earlier: Comparable[]) {
  const end = earlier.at(-1)!.afterCents
  return end !== null && later[0].beforeCents === end
}

/** The same lines between the same balances, which another format has in another order; or all of one within the other. */
function sameDay(lines: Comparable[], known: KnownLine[]): Pair[] | null {
  const [from, until] = [lines[0].beforeCents, lines.at(-1)!.afterCents]
  if (from === null || until === null) return null
  const begins = known[0].beforeCents === from
  const ends = known.at(-1)!.afterCents === until
  if (!begins && !ends) return null
  if (begins && ends && lines.length !== known.length) return null
  const pairs = paired(lines, known)
  return pairs.length === Math.min(lines.length, known.length) ? pairs : null
}

/** Only an export of whole days is certain, as it holds all that is booked of a day; else a person is asked. */
function likes(lines: Comparable[], known: KnownLine[], isWholeDay: boolean): [Pair[], 'known' | 'asked'] {
  const isAlike = ([n, other]: Pair) => relation(lines[n], other) >= LIKELY
  const candidates = lines.flatMap((line, n) =>
    known.flatMap((other): Pair[] => (relation(line, other) >= POSSIBLE ? [[n, other]] : []))
  )
  // Two truths about one day: balances differ, and so do the lines, unless another format says the same of them.
  if (!isNameless(lines, known)) {
    return [candidates.filter((pair) => isAlike(pair) && lines[pair[0]].format !== pair[1].format), 'asked']
  }
  const pairs = paired(lines, known)
  const isCertain = isWholeDay && pairs.length === known.length && pairs.every(isAlike)
  return isCertain ? [pairs, 'known'] : [candidates, 'asked']
}

function paired(lines: Comparable[], known: KnownLine[]): Pair[] {
  const waiting = Map.groupBy(known, ({ amountCents }) => amountCents)
  const pairs: Pair[] = []
  const left = new Set(lines.keys())
  for (const least of [CERTAIN, LIKELY, POSSIBLE]) {
    for (const n of left) {
      const candidates = waiting.get(lines[n].amountCents) ?? []
      const place = candidates.findIndex((one) => relation(lines[n], one) >= least)
      if (place < 0) continue
      pairs.push([n, candidates.splice(place, 1)[0]])
      left.delete(n)
    }
  }
  return pairs.sort(([one], [other]) => one - other)
}
