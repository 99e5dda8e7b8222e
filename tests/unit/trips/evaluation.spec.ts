import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { referenceKnowledge } from '#bin/evaluation/reference_knowledge'
import { evaluateFolder } from '#bin/evaluation/evaluate_folder'
import { inferOperator } from '#tests/unit/trips/taps'

const reference = (name: string) => readFile(join('database/reference', name), 'utf8')

const FIXTURES = 'tests/fixtures/trips'

test('all exports of the fixtures come out as they were written down by hand', async () => {
  const cases = await evaluateFolder(FIXTURES, await referenceKnowledge(reference))
  expect(cases.map(({ name }) => name)).toEqual([
    'missed_taps.csv',
    'ns_autumn.csv',
    'ns_zakelijk.csv',
    'ovpay_receipt.json',
    'regional.csv',
    'two_dialects',
  ])
  for (const { name, rowDifferences, tripDifferences, rows, trips } of cases) {
    expect([...rowDifferences, ...tripDifferences], name).toEqual([])
    expect(rows.right, name).toBeGreaterThan(0)
    expect(trips.right, name).toBeGreaterThan(0)
  }
})

test('a hundred hard cases come out as they were written down before, and none is claimed falsely', async () => {
  const cases = await evaluateFolder('tests/fixtures/trips_hard', await referenceKnowledge(reference))
  expect(cases.length).toBeGreaterThan(100)
  expect(cases.flatMap(({ name, falseClaims }) => falseClaims.map((trip) => `${name}: ${trip}`))).toEqual([])
  for (const { name, rowDifferences, tripDifferences } of cases)
    expect([...rowDifferences, ...tripDifferences], name).toEqual([])
})

test('a trip that can be claimed and that nobody wrote down is a false claim', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evaluation-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(`${FIXTURES}/missed_taps.csv`, join(folder, 'a.csv'))
  const head = 'what,line,disposition,status,operator,from,to,checked_in,fare,irregularity'
  const none = 'trip,,,missing_check_out,ns,Den Haag Centraal,,2026-03-03 17:42,,none'
  await writeFile(join(folder, 'a.expected.csv'), [head, none].join('\n'))
  const [one] = await evaluateFolder(folder, { inferOperator })
  expect(one.falseClaims).toContain('2026-03-03 17:42 Den Haag Centraal - ?')
  expect(one.falseClaims.length).toBeGreaterThan(1)
})

test('what is wrong, missing or too many is counted, with its reasons', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'evaluation-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(`${FIXTURES}/ns_zakelijk.csv`, join(folder, 'a.csv'))
  await writeFile(
    join(folder, 'a.expected.csv'),
    [
      'what,line,disposition,status,operator,from,to,checked_in,fare',
      'row,2,create',
      'row,3,error',
      'row,9,create',
      'trip,,,complete,arriva,Den Haag,Heemstede,2025-10-20 16:07,14.97',
      'trip,,,complete,ns,Delft,Gouda,2025-10-21 09:00,',
    ].join('\n')
  )
  const [one] = await evaluateFolder(folder, { inferOperator })
  expect(one.rows).toEqual({ right: 1, wrong: 1, missing: 1, tooMany: 1 })
  expect(one.rowDifferences[0]).toBe('line 3 of a.csv: error, found create')
  expect(one.trips).toEqual({ right: 0, wrong: 1, missing: 1, tooMany: 1 })
  expect(one.tripDifferences[0]).toMatchObject({
    kind: 'wrong',
    what: ['operator: arriva, found ns', 'fareCents: 1497, found 1632'],
    why: expect.arrayContaining(['operator_of_export']),
  })
})
