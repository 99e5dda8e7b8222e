import fc from 'fast-check'
import iconv from 'iconv-lite'
import { beforeAll, describe, expect, test } from 'vitest'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { openExport } from '#app/travel/batches/reading/open_export'
import { UnreadableFile, type ReadRow } from '#app/travel/batches/reading/types'
import { ROW_PROBLEMS } from '#app/travel/batches/row_problem'
import { ROW_WARNINGS } from '#app/travel/batches/row_warning'
import { allRows, CARD, CHECK_OUT, NL_12 } from '#tests/unit/batches/reading/export_file'
import { TRANSACTION_KINDS } from '#app/travel/trips/isomorphic/transaction_kind'

const NS =
  'Datum,Check in,Vertrek,Check uit,Bestemming,Af,Bij,Transactie,Kl,Product,Prive/ Zakelijk,Opmerking\n' +
  '03-11-2026,17:42,Den Haag,,,"€ 20,00","€ 0,00",Reis,2,Trein,Prive,gemist\n' +
  '02-11-2026,07:58,Leiden,08:14,Delft,"€ 4,90",,Reis,2,Trein,Zakelijk,\n'
const NS_BUSINESS =
  'Dag;Datum;Product;klasse;Check in;Vertrek;Check uit;Bestemming;Omschrijving;Prijs (incl. btw);Kaartnummer\n' +
  `ma;20-10-25;Trein;2;07:58;Leiden;08:30;Delft;Check-in en -uit: Leiden - Delft;€ 4.97;${CARD}\n`
const OVPAY = JSON.stringify({
  items: [
    {
      trip: {
        transport: 'RAIL',
        status: 'COMPLETE',
        checkInLocation: 'Leiden',
        checkInTimestamp: '2026-07-01T07:58:00+02:00',
        checkOutLocation: 'Delft',
        checkOutTimestamp: '2026-07-01T08:58:00+02:00',
        fare: 490,
      },
    },
  ],
})
const QUOTED = [NL_12, CHECK_OUT, CHECK_OUT].map((line) => `"${line.replaceAll(';', '";"')}"`)

const files: Record<string, Buffer> = {
  'an OV-chipkaart export': Buffer.from(QUOTED.join('\r\n').replace('Leiden', 'Fryslân')),
  'an OV-chipkaart export in windows-1252': iconv.encode(
    QUOTED.join('\n').replace('Leiden', 'Fryslân'),
    'windows-1252'
  ),
  'an export of NS': Buffer.from(NS),
  'an export of NS Zakelijk': Buffer.from(NS_BUSINESS),
  'an OVpay export': Buffer.from(OVPAY),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reading-'))
  return () => rm(folder, { recursive: true })
})

async function expectContract(content: Buffer) {
  const path = join(folder, 'export')
  await writeFile(path, content)
  try {
    const file = await openExport(path, { fileName: 'export' })
    for (const row of await allRows(file)) expectShape(row)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
  }
}

function expectShape({ line, raw, transaction, problem, warning }: ReadRow) {
  expect(line).toBeGreaterThan(0)
  for (const field of raw) {
    expect(field.length).toBeLessThanOrEqual(1000)
    expect(field).not.toContain('\0')
    expect(field.isWellFormed()).toBe(true)
  }
  if (transaction === null) {
    expect(ROW_PROBLEMS).toContain(problem)
    return
  }

  const { kind, at, endAt, amountCents, cardNumber, fromPlace, toPlace } = transaction
  expect(problem).toBeNull()
  if (warning !== null) expect(ROW_WARNINGS).toContain(warning)
  expect(TRANSACTION_KINDS).toContain(kind)
  expect(Number.isSafeInteger(at)).toBe(true)
  expect(endAt === null || Number.isSafeInteger(endAt)).toBe(true)
  expect(endAt !== null).toBe(kind === 'journey')
  expect(amountCents === null || Number.isSafeInteger(amountCents)).toBe(true)
  expect(cardNumber === null || /^[0-9A-Z]{6,20}$/.test(cardNumber)).toBe(true)
  for (const text of [fromPlace, toPlace, transaction.product, transaction.note]) {
    expect(text).not.toBe('')
    expect(text ?? '').not.toMatch(/[\0\uFFFD]/)
  }
}

const mutation = fc.record({
  at: fc.nat(),
  byte: fc.nat(255),
  cut: fc.option(fc.nat(), { freq: 4 }),
})

function mutated(content: Buffer, { at, byte, cut }: { at: number; byte: number; cut: number | null }) {
  const copy = Buffer.from(content)
  copy[at % copy.length] = byte
  return cut === null ? copy : copy.subarray(0, cut % copy.length)
}

describe('reading a damaged file', () => {
  test.each(Object.entries(files))('keeps to its contract for %s', async (_, content) => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 5 }), (mutations) =>
        expectContract(mutations.reduce(mutated, content).subarray())
      ),
      { numRuns: 100 }
    )
  })

  test('keeps to its contract for a workbook', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([NL_12.split(';'), CHECK_OUT.split(';')]), 'Reizen')
    const content: Buffer = write(book, { compression: true, type: 'buffer' })

    await fc.assert(
      fc.asyncProperty(mutation, (change) => expectContract(mutated(content, change))),
      { numRuns: 100 }
    )
  })
})
