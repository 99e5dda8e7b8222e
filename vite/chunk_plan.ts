export type Module = { size: number; imports: string[] }

/** What a page needs before it can be used, or one part of it that is loaded later. */
export type Visit = { needs: Set<string>; kind: VisitKind }
export type VisitKind = keyof typeof WEIGHTS

/** Modules that the same visits need, or that are near enough to it to travel together; `visits` has a bit for each. */
type Unit = { ids: string[]; size: number; visits: bigint; needs: Set<Unit> }

/** What one more file costs a visit, in the bytes that it may carry too much instead: small ones are compressed less well. */
const COST_OF_A_FILE = 4_400
const WEIGHTS = {
  page: 1,
  /** The first page of someone new, whose browser has nothing yet. */
  firstPage: 4,
  /** A part that is loaded later mostly finds what it needs on the page. */
  part: 0.1,
  /** What every page fetches once it stands. */
  idlePart: 3,
}

/**
 * Which modules go in one file, so that visits load little that they do not need, in few files. Starts with a file for each
 * set of visits, and joins the two that gain most while any two gain. The answer never has files that need each other.
 */
export function planChunks(modules: Map<string, Module>, visits: Visit[]): string[][] {
  const units = unitsOf(modules, visits)
  const weigh = scale(modules, visits)
  for (let best = bestPair(units, weigh); best; best = bestPair(units, weigh)) join(units, best)
  return units.map(({ ids }) => ids)
}

/** How much a set of visits counts. What is heavy already should carry the least for others, so it counts for more. */
function scale(modules: Map<string, Module>, visits: Visit[]) {
  const sizes = visits.map(({ needs }) => [...needs].reduce((sum, id) => sum + (modules.get(id)?.size ?? 0), 0) ** 3)
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length
  const weights = visits.map(({ kind }, index) => (1 + sizes[index] / mean) * WEIGHTS[kind])
  const bits = weights.map((_, index) => 1n << BigInt(index))
  const known = new Map<bigint, number>()
  return (mask: bigint) => {
    const weight = known.get(mask) ?? weights.reduce((sum, each, index) => (mask & bits[index] ? sum + each : sum), 0)
    known.set(mask, weight)
    return weight
  }
}

type Weigh = ReturnType<typeof scale>

function unitsOf(modules: Map<string, Module>, visits: Visit[]) {
  const units = new Map<bigint, Unit>()
  const unitOf = new Map<string, Unit>()
  for (const [id, { size }] of modules) {
    const needing = maskOf(id, visits)
    const unit = units.get(needing) ?? { ids: [], size: 0, visits: needing, needs: new Set() }
    unit.ids.push(id)
    unit.size += size
    units.set(needing, unit)
    unitOf.set(id, unit)
  }
  for (const [id, { imports }] of modules) {
    const unit = unitOf.get(id)!
    for (const imported of imports) {
      const needed = unitOf.get(imported)
      if (needed && needed !== unit) unit.needs.add(needed)
    }
  }
  return [...units.values()]
}

const maskOf = (id: string, visits: Visit[]) =>
  visits.reduce((mask, { needs }, index) => (needs.has(id) ? mask | (1n << BigInt(index)) : mask), 0n)

function bestPair(units: Unit[], weigh: Weigh) {
  const behind = new Map(units.map((unit) => [unit, allBehind(unit)]))
  let best: [Unit, Unit] | null = null
  let least = 0
  for (const [index, one] of units.entries())
    for (const other of units.slice(index + 1)) {
      const cost = costOf(one, other, behind, weigh)
      if (cost < least && !isAround(one, other, behind) && !isAround(other, one, behind))
        [best, least] = [[one, other], cost]
    }
  return best
}

type Behind = Map<Unit, Set<Unit>>

/** What joining two adds to all visits together; below zero is a gain. */
function costOf(one: Unit, other: Unit, behind: Behind, weigh: Weigh) {
  const visits = one.visits | other.visits
  const common = one.visits & other.visits
  if (common === 0n) return 0
  // Of those that do not need it: what two weigh together is known, and their differences are not.
  const weight = weigh(visits)
  const [ofOne, ofOther] = [weigh(one.visits), weigh(other.visits)]
  let cost = -COST_OF_A_FILE * (ofOne + ofOther - weight)
  cost += one.size * (weight - ofOne) + other.size * (weight - ofOther)
  if (cost >= 0) return cost
  for (const needed of new Set([...behind.get(one)!, ...behind.get(other)!]))
    if (needed !== one && needed !== other)
      cost += (needed.size + COST_OF_A_FILE) * (weigh(visits | needed.visits) - weigh(needed.visits))
  return cost
}

/** Whether one needs the other by way of a third, which would then need both and be needed by both. */
const isAround = (one: Unit, other: Unit, behind: Behind) =>
  [...one.needs].some((needed) => needed !== other && behind.get(needed)!.has(other))

function allBehind(unit: Unit) {
  const all = new Set<Unit>()
  const waiting = [...unit.needs]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (all.has(next)) continue
    all.add(next)
    waiting.push(...next.needs)
  }
  return all
}

function join(units: Unit[], [one, other]: [Unit, Unit]) {
  one.ids.push(...other.ids)
  one.size += other.size
  one.visits |= other.visits
  for (const needed of other.needs) one.needs.add(needed)
  for (const { needs } of units) if (needs.delete(other)) needs.add(one)
  one.needs.delete(one)
  for (const needed of allBehind(one)) needed.visits |= one.visits
  units.splice(units.indexOf(other), 1)
}
