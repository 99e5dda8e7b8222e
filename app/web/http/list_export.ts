import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { record } from '#app/messages/events/record'
import { namesUnder } from '#app/web/http/list_page'
import type { List } from '#app/platform/lists/define_list'
import { exportRows } from '#app/platform/lists/export_rows'
import { exportTable } from '#app/platform/lists/export_table'
import type { ParsedQuery } from '#app/platform/lists/list_query'
import { Refusal } from '#app/platform/shared/refusal'
import { today } from '#app/platform/shared/clock'
import { CSV_START, type Cell, csvLines } from '#app/platform/shared/csv'
import { removeTemporary, temporaryPath } from '#app/platform/shared/temporary_file'
import { SheetFull, xlsx } from '#app/platform/shared/xlsx'

const FORMATS = ['csv', 'xlsx'] as const
type Format = (typeof FORMATS)[number]

const exportValidator = vine.create({ format: vine.enum(FORMATS) })

/** Writes the whole file before sending it, so that a slow client holds no database connection. Audited. */
export async function sendExport(
  ctx: HttpContext,
  list: List,
  { of, prefix = '', format: only }: { of?: number; prefix?: string; format?: Format } = {}
) {
  const { user, i18n, request, response } = ctx
  const format = only ?? (await request.validateUsing(exportValidator)).format
  const parsed = await list.parse(namesUnder(prefix, request.qs()))
  const isCut = parsed.query.search !== '' && !(await list.count(parsed, of)).isExact
  const count = { rows: 0 }
  const table = exportTable({ list, parsed, i18n, isCut }, counted(exportRows(list, parsed.query, of), count))

  const path = temporaryPath()
  try {
    await pipeline(format === 'csv' ? csv(table) : xlsx(list.name, table), createWriteStream(path))
    await record(`${list.name}.exported`, user.subject, user, {
      ...parsed.address,
      format,
      rows: count.rows,
    })
    // An open file stays readable after its name is removed.
    const file = await open(path)
    return await response.file(fileName(list, parsed, format), file)
  } catch (error) {
    if (error instanceof SheetFull) throw new Refusal('form', 'tooManyForExcel')
    throw error
  } finally {
    await removeTemporary(path)
  }
}

const fileName = (list: List, { query }: ParsedQuery, format: string) =>
  `fareback-${list.name.replaceAll('_', '-')}-${query.view}-${today()}.${format}`

async function* counted<Row>(pages: AsyncIterable<Row[]>, count: { rows: number }) {
  for await (const rows of pages) {
    count.rows += rows.length
    yield rows
  }
}

const csv = (table: AsyncIterable<Cell[][]>) =>
  Readable.from(
    (async function* () {
      yield CSV_START
      for await (const lines of table) yield csvLines(lines)
    })()
  )
