/** What one person brought to one cell of a closed month: an operator and a kind of claim. In cents, of either sign. */
export type Contribution = {
  personId: number
  operator: string
  kind: string
  cents: number
  /** Managers look at the sums, and know their own part of them. */
  isManager: boolean
}

/** Cells that are shown as one sum, of at least LEAST people other than managers. */
export type Atom = { cells: Cell[]; cents: number; people: number }
type Cell = { operator: string; kind: string }

export const LEAST = 5

type Group = { cells: Cell[]; contributions: Contribution[] }

/**
 * Sums that tell nothing about one person, nor about four: each contribution lies in one atom, and nothing is left blank, which a
 * subtraction would fill in (Denning, Denning and Schwartz, "The Tracker"). A cell with too few people, or in which one has
 * more than half, is joined with the smallest of its operator, then with the smallest of all. Null where all together are too few:
 * they go to the next month.
 */
export function atomsOf(contributions: Contribution[]): Atom[] | null {
  const counted = contributions.filter(({ cents }) => cents !== 0)
  if (counted.length === 0) return []
  const groups = cellsOf(counted)
  for (const own of Map.groupBy(groups, ({ cells }) => cells[0].operator).values()) joinSmall(own)
  joinSmall(groups)
  const atoms = groups.filter(({ cells }) => cells.length > 0)
  return atoms.every(isSafe) ? atoms.map(atomOf) : null
}

function cellsOf(contributions: Contribution[]): Group[] {
  const cells = Map.groupBy(contributions, ({ operator, kind }) => `${operator}\0${kind}`)
  return [...cells.entries()]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, own]) => ({ cells: [{ operator: own[0].operator, kind: own[0].kind }], contributions: own }))
}

/** Empties the groups that it joins into others. Ends with safe groups, or with one. */
function joinSmall(groups: Group[]) {
  for (;;) {
    const open = groups.filter(({ cells }) => cells.length > 0)
    const unsafe = smallest(open.filter((group) => !isSafe(group)))
    const other = smallest(open.filter((group) => group !== unsafe))
    if (!unsafe || !other) return
    other.cells.push(...unsafe.cells.splice(0))
    other.contributions.push(...unsafe.contributions.splice(0))
  }
}

const smallest = (groups: Group[]) =>
  groups.toSorted(
    (one, other) => peopleIn(one).size - peopleIn(other).size || one.contributions.length - other.contributions.length
  )[0] as Group | undefined

/** Of each person other than managers, what they brought; those who brought nothing in all are not counted. */
function peopleIn({ contributions }: Group) {
  const sums = new Map<number, number>()
  for (const { personId, cents, isManager } of contributions) {
    if (!isManager) sums.set(personId, (sums.get(personId) ?? 0) + cents)
  }
  return new Map([...sums].filter(([, cents]) => cents !== 0))
}

function isSafe(group: Group) {
  const amounts = [...peopleIn(group).values()].map(Math.abs)
  const total = amounts.reduce((sum, one) => sum + one, 0)
  return amounts.length >= LEAST && Math.max(...amounts) * 2 <= total
}

const atomOf = (group: Group): Atom => ({
  cells: group.cells,
  cents: group.contributions.reduce((sum, { cents }) => sum + cents, 0),
  people: peopleIn(group).size,
})
