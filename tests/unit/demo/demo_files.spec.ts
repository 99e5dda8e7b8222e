import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExport } from '#app/travel/batches/reading/open_export'
import type { ReadRow, ReadTransaction } from '#app/travel/batches/reading/types'
import { demoStory } from '#database/demo/story'
import type { DemoFile, DemoPerson } from '#database/demo/types'

const TODAY = new Date('2026-11-21T12:00:00+01:00')
const DAY_MS = 86_400_000
const { people } = demoStory({ today: TODAY })

type Read = { person: DemoPerson; file: DemoFile; dialect: string; rows: ReadRow[] }
const read: Read[] = []
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fareback-demo-'))
  for (const person of people) {
    for (const file of person.files) read.push({ person, file, ...(await readAgain(file)) })
  }
})
afterAll(() => rm(folder, { recursive: true }))

describe('the files of the demo story', () => {
  test('are recognised as the format they were written in', () => {
    expect(read.map(({ dialect }) => dialect)).toEqual(read.map(({ file }) => file.dialect))
  })

  test('have as many rows as they say', () => {
    expect(read.map(({ rows }) => rows.length)).toEqual(read.map(({ file }) => file.rowCount))
  })

  test('have no problems but the planned ones', () => {
    const problems = read.flatMap(({ rows }) => rows.flatMap(({ problem }) => problem ?? []))
    expect(problems.filter((problem) => problem === 'impossibleDate')).toHaveLength(1)
    expect(problems.filter((problem) => problem === 'unknownTransaction')).toHaveLength(4)
    expect(problems).toHaveLength(5)
    expect(read.flatMap(({ rows }) => rows.flatMap(({ warning }) => warning ?? []))).toEqual([])
  })

  test('were uploaded after their last row, which was yesterday at the latest', () => {
    for (const { file, rows } of read) {
      const last = Math.max(...transactionsIn(rows).map(({ at, endAt }) => endAt ?? at))
      expect(last).toBeLessThan(new Date(file.uploadedAt).getTime())
      expect(last).toBeLessThan(new Date('2026-11-21T01:00:00+01:00').getTime())
    }
  })

  test('name only cards of the person or, for a manager, of the members', () => {
    const everyCard = people.flatMap(({ cards }) => cards)
    for (const { person, rows } of read) {
      const known = person.role === 'manager' ? everyCard : person.cards
      const numbers = new Set(transactionsIn(rows).flatMap(({ cardNumber }) => cardNumber ?? []))
      for (const number of numbers) expect(known.map((card) => card.number)).toContain(number)
    }
  })

  test('keep accents in every encoding', () => {
    const names = ['E. Håkansson', 'Y. Özdemir', 'A. Karimi']
    const texts = read.flatMap(({ rows }) => rows.flatMap(({ raw }) => raw))
    for (const name of names) expect(texts).toContain(name)
  })

  test('cover a month each for the heroine, eighteen in all', () => {
    const hers = read.filter(({ person }) => person.key === 'sanne')
    expect(hers.map(({ dialect }) => dialect)).toEqual(Array(18).fill('ov_nl_12'))
    for (const { rows } of hers) {
      const moments = transactionsIn(rows).map(({ at }) => at)
      expect(Math.max(...moments) - Math.min(...moments)).toBeLessThanOrEqual(31 * DAY_MS)
    }
  })

  test('share rows where the months of one person overlap', () => {
    const [first, second] = read.filter(({ person }) => person.key === 'bram')
    const known = new Set(first.rows.map(({ raw }) => raw.join(';')))
    const shared = second.rows.filter(({ raw }) => known.has(raw.join(';')))
    expect(shared.length).toBeGreaterThan(second.rows.length / 3)
  })

  test('show only check-outs where the website was left as it is', () => {
    const kinds = kindsOf('noor')
    expect(kinds).toEqual(new Set(['check_out']))
  })

  test('show everything else that stands in an export', () => {
    const kinds = new Set(read.flatMap(({ rows }) => transactionsIn(rows).map(({ kind }) => kind)))
    expect(kinds).toContain('top_up')
    expect(kinds).toContain('product')
    expect(kinds).toContain('supplement')
    expect(kinds).toContain('correction_fee')
    expect(kindsOf('sanne')).toContain('refund')
  })

  test('end with a journey that is not over for who is still travelling', () => {
    const rows = read.filter(({ person }) => person.key === 'thijs').at(-1)!.rows
    const last = transactionsIn(rows).toSorted((one, other) => other.at - one.at)[0]
    expect(last).toMatchObject({ kind: 'check_in', amountCents: null })
  })

  test('charge some journeys twice, on the chip card and on the bank card', () => {
    const lisas = read.filter(({ person }) => person.key === 'lisa')
    const taps = new Set(
      lisas.flatMap(({ rows }) => transactionsIn(rows).map(({ kind, at, fromPlace }) => `${kind} ${at} ${fromPlace}`))
    )
    const twice = lisas
      .filter(({ dialect }) => dialect === 'ovpay')
      .flatMap(({ rows }) => transactionsIn(rows))
      .filter(({ at, fromPlace }) => taps.has(`check_in ${at} ${fromPlace}`))
    expect(twice.length).toBeGreaterThan(2)
  })
})

function kindsOf(key: string) {
  const hers = read.filter(({ person }) => person.key === key)
  return new Set(hers.flatMap(({ rows }) => transactionsIn(rows).map(({ kind }) => kind)))
}

function transactionsIn(rows: ReadRow[]): ReadTransaction[] {
  return rows.flatMap(({ transaction }) => transaction ?? [])
}

async function readAgain({ name, bytes }: DemoFile) {
  const path = join(folder, name)
  await writeFile(path, bytes())
  const { dialect, rows } = await openExport(path, { fileName: name })
  return { dialect, rows: (await Array.fromAsync(rows())).flat() }
}
