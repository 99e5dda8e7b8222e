import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openExport, type OpenExportOptions } from '#app/travel/batches/reading/open_export'
import { UnreadableFile, type ReadRow } from '#app/travel/batches/reading/types'

type Options = Partial<OpenExportOptions>

export const NL_12 =
  'Datum;Check-in;Vertrek;Check-uit;Bestemming;Bedrag;Transactie;Klasse;Product;Opmerkingen;Naam;Kaartnummer'
export const CARD = '3528 0200 0000 0021'
export const CHECK_OUT = `02-11-2026;;Leiden Centraal;08:14;Den Haag Centraal;4,90;Check-uit;;;;T. Test;${CARD}`

/** Opens the content as a file would be opened; a list is written as lines. */
export async function opened(content: string | string[] | Uint8Array, options: Options = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'reading-'))
  onTestFinished(() => rm(folder, { recursive: true }))

  const path = join(folder, 'export')
  await writeFile(path, Array.isArray(content) ? content.join('\n') : content)
  return openExport(path, { fileName: 'export.csv', ...options })
}

export async function rowsOf(content: string | string[] | Uint8Array, options: Options = {}) {
  return allRows(await opened(content, options))
}

export async function allRows(file: { rows(): AsyncGenerator<ReadRow[]> }): Promise<ReadRow[]> {
  return (await Array.fromAsync(file.rows())).flat()
}

/** Why the whole file was refused; fails the test when it was not. */
export async function refusal(content: string | string[] | Uint8Array, options: Options = {}) {
  try {
    await rowsOf(content, options)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.problem
    throw error
  }
  throw new Error('The file was read.')
}

/** What a test compares row by row: line, kind, instants, places and cents, or the problem. */
export function told(row: ReadRow) {
  if (row.transaction === null) return [row.line, row.problem]
  const { kind, at, endAt, fromPlace, toPlace, amountCents } = row.transaction
  return [row.line, kind, instant(at), instant(endAt), fromPlace, toPlace, amountCents]
}

export function problems(rows: ReadRow[]) {
  return rows.map((row) => [row.line, row.problem])
}

export function instant(milliseconds: number | null) {
  return milliseconds === null ? null : new Date(milliseconds).toISOString().slice(0, 16) + 'Z'
}
