import type { I18n } from '@adonisjs/i18n'
import { DateTime } from 'luxon'
import type { Column } from '#app/platform/shared/column'
import type { ExportedRow } from '#app/platform/lists/export_rows'
import type { ListDefinition } from '#app/platform/lists/list_definition'
import type { ParsedQuery } from '#app/platform/lists/list_query'
import { ZONE } from '#app/platform/shared/clock'
import type { Cell } from '#app/platform/shared/csv'

type Exported = {
  list: ListDefinition
  parsed: ParsedQuery
  i18n: I18n
  isCut: boolean
}

export async function* exportTable(
  { list, parsed, i18n, isCut }: Exported,
  pages: AsyncIterable<ExportedRow[]>
): AsyncGenerator<Cell[][]> {
  const columns = Object.entries(list.columns)
  const head = (name: string) => i18n.t(`${list.words}.column.${name}`)
  const sums = new Map(columns.filter(([, { sum }]) => sum).map(([name]) => [name, 0]))
  let count = 0

  yield [columns.map(([name]) => head(name))]
  for await (const rows of pages) {
    count += rows.length
    for (const [name, sum] of sums) {
      sums.set(
        name,
        rows.reduce((total, row) => total + ((row[name] as number | null) ?? 0), sum)
      )
    }
    yield rows.map((row) => columns.map(([name, column]) => cellOf(column, row[name], i18n)))
  }
  yield [
    [],
    [i18n.t('lists.footer.query'), queryText(parsed) || i18n.t('lists.footer.everything')],
    [i18n.t('lists.footer.rows'), count],
    ...(isCut ? [[i18n.t('lists.cut')]] : []),
    ...[...sums].map(([name, sum]): Cell[] => [
      i18n.t('lists.footer.sum', { column: head(name) }),
      cellOf(list.columns[name], sum, i18n),
    ]),
  ]
}

const queryText = ({ address }: ParsedQuery) =>
  Object.entries(address)
    .map(([name, value]) => `${name}=${[value].flat().join(',')}`)
    .join(' ')

function cellOf({ kind, words }: Column<unknown>, value: unknown, i18n: I18n): Cell {
  if (value === null) return ''
  switch (kind) {
    case 'code':
      return i18n.t(`${words}.${value as string}`)
    case 'cents':
      return { cents: value as number }
    case 'number':
      return value as number
    case 'instant':
      return DateTime.fromISO(value as string)
        .setZone(ZONE)
        .toFormat('yyyy-MM-dd HH:mm')
    case 'flag':
      return i18n.t(`lists.flag.${value ? 'yes' : 'no'}`)
    case 'moment':
      return DateTime.fromJSDate(value as Date)
        .setZone(ZONE)
        .toFormat('yyyy-MM-dd HH:mm')
    case 'texts':
    case 'numbers':
      return (value as unknown[]).join(' ')
    case 'text':
    case 'day':
    case 'typed':
      return value as string
  }
}
