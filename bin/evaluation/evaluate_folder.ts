import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type TripDifference, compareTrips } from '#bin/evaluation/compare_trips'
import { type ExpectedRow, readExpectation } from '#bin/evaluation/expectation'
import { type FoundRow, readTravel } from '#bin/evaluation/read_travel'
import type { BuildOptions } from '#app/travel/trips/build_trips'

type Score = { right: number; wrong: number; missing: number; tooMany: number }

export type Evaluated = {
  name: string
  rows: Score
  trips: Score
  /** Sentences about rows, and what is different about trips. */
  rowDifferences: string[]
  tripDifferences: TripDifference[]
  /** Trips that could be claimed where the person who wrote them down sees none. */
  falseClaims: string[]
}

const EXPECTED = '.expected.csv'
const EXPORT = /\.(csv|xlsx|json)$/i

type Case = { name: string; expected: string; exports: string[] }

/**
 * Reads each export of a folder that has an expected file beside it (`march.csv`, `march.expected.csv`), and each folder
 * inside it with an `expected.csv` as the exports of one traveller, in the order of their names.
 */
export async function evaluateFolder(folder: string, known: BuildOptions) {
  const cases = await casesIn(folder)
  const evaluated: Evaluated[] = []
  for (const one of cases) evaluated.push(await evaluateCase(one, known))
  return evaluated
}

async function casesIn(folder: string): Promise<Case[]> {
  const names = (await readdir(folder)).sort()
  const found: Case[] = []
  for (const name of names) {
    const path = join(folder, name)
    if ((await stat(path)).isDirectory()) {
      const inside = (await readdir(path)).sort()
      if (!inside.includes('expected.csv')) continue
      const exports = inside.filter((one) => EXPORT.test(one) && one !== 'expected.csv')
      found.push({ name, expected: join(path, 'expected.csv'), exports: exports.map((one) => join(path, one)) })
    } else if (EXPORT.test(name) && !name.endsWith(EXPECTED)) {
      const expected = `${name.replace(EXPORT, '')}${EXPECTED}`
      if (names.includes(expected)) found.push({ name, expected: join(folder, expected), exports: [path] })
    }
  }
  return found
}

async function evaluateCase({ name, expected, exports }: Case, known: BuildOptions): Promise<Evaluated> {
  const expectation = await readExpectation(expected)
  const { rows, trips } = await readTravel(exports, known)
  const only = exports.length === 1 ? basename(exports[0]) : ''
  const wanted = expectation.rows.map((row) => ({ ...row, file: row.file || only }))
  const compared = compareTrips(expectation.trips, trips)
  const rowScore = compareRows(wanted, rows)
  const count = (kind: TripDifference['kind']) => compared.differences.filter((one) => one.kind === kind).length

  return {
    name,
    rows: rowScore.score,
    rowDifferences: rowScore.differences,
    trips: {
      right: compared.right,
      wrong: count('wrong'),
      missing: count('missing'),
      tooMany: count('too many'),
    },
    tripDifferences: compared.differences,
    falseClaims: compared.falseClaims,
  }
}

function compareRows(expected: ExpectedRow[], found: FoundRow[]) {
  const keyOf = ({ file, line }: { file: string; line: number }) => `${file} ${line}`
  const left = new Map(found.map((row) => [keyOf(row), row]))
  const score: Score = { right: 0, wrong: 0, missing: 0, tooMany: 0 }
  const differences: string[] = []
  for (const row of expected) {
    const other = left.get(keyOf(row))
    left.delete(keyOf(row))
    if (other?.disposition === row.disposition) {
      score.right++
      continue
    }
    score[other ? 'wrong' : 'missing']++
    const got = other ? `${other.disposition}${other.why ? ` (${other.why})` : ''}` : 'nothing'
    differences.push(`line ${row.line} of ${row.file}: ${row.disposition}, found ${got}`)
  }
  // An expected file may leave rows out altogether, and be about trips only.
  if (expected.length === 0) return { score, differences }
  for (const row of left.values()) {
    score.tooMany++
    differences.push(`line ${row.line} of ${row.file}: not expected, found ${row.disposition}`)
  }
  return { score, differences }
}
