import { MAX_FOUND } from '#app/platform/lists/condition'
import { encodeCursor } from '#app/platform/lists/cursor'
import type { ListDefinition } from '#app/platform/lists/list_definition'
import type { Count } from '#app/platform/lists/list_page'
import { type ListQuery, cursorOf } from '#app/platform/lists/list_query'
import {
  type Statement,
  Values,
  baseOf,
  beyond,
  conditionsOf,
  foundOf,
  orderBy,
  orderOf,
  reversed,
  where,
  withTables,
} from '#app/platform/lists/statement'
import { attemptRows } from '#app/platform/shared/execute'
import { keptPlan } from '#app/platform/shared/kept_plan'
import { currentConnection } from '#app/platform/shared/tenancy'

/** Counting stops here, so that it stays fast as the table grows. */
export const MAX_COUNTED = 10_000

/** Of a view or a queue that is not looked at: there are several on each page. */
export const MAX_IN_VIEW = 1_000

type RawRow = Record<string, unknown>

export async function readPage(list: ListDefinition, query: ListQuery, of?: number) {
  const { text, values } = await pageStatement(list, query, of)
  const connection = await currentConnection()
  const { rows } = await connection.query<RawRow>({ ...named(list, query, text), text, values })

  const [first] = rows
  const found = rows.filter((row) => row['place:0'] !== null)
  const isBack = query.before !== null
  const hasMore = found.length > list.perPage
  if (hasMore) found.pop()
  if (isBack) found.reverse()
  const purpose = cursorOf(list, query.sort)
  const cursorAt = (row: RawRow | undefined) => (row ? encodeCursor(placeOf(list, query.sort, row), purpose) : null)
  const total = boundedCount(first.total as number, first['search:cut'] as boolean)
  return {
    rows: found.map((row) => valuesOf(list, row)),
    previous: (isBack ? hasMore : query.after !== null) ? cursorAt(found[0]) : null,
    next: (isBack ? true : hasMore) ? cursorAt(found.at(-1)) : null,
    total,
    sums: total.isExact ? sumsIn(list, first) : null,
    views: countsByView(list, query, first),
  }
}

export async function countRows(list: ListDefinition, query: ListQuery, of?: number) {
  const connection = await currentConnection()
  const { rows } = await connection.query<CountRow>(await countStatement(list, query, of))
  return boundedCount(rows[0].count, rows[0]['search:cut'])
}

/** Throws the error of the database without ending the transaction. */
export async function attemptCount(list: ListDefinition, query: ListQuery, deadline: number) {
  const [row] = await attemptRows<CountRow>(await countStatement(list, query), deadline)
  return boundedCount(row.count, row['search:cut'])
}

type CountRow = { count: number; 'search:cut'?: boolean }

async function countStatement(list: ListDefinition, query: ListQuery, of?: number): Promise<Statement> {
  const values = new Values()
  const meant = await conditionsOf(list, query, baseOf(list, of, values), values)
  const found = foundOf(list, query, values)
  const text = `${withTables(found)}
    select count(*)${cutIn(found)}
    from (select from ${list.table} ${where(meant)} limit ${MAX_COUNTED + 1}) counted`
  return { text, values: values.all }
}

async function pageStatement(list: ListDefinition, query: ListQuery, of: number | undefined): Promise<Statement> {
  const values = new Values()
  const { table } = list
  const base = baseOf(list, of, values)
  const meant = await conditionsOf(list, query, base, values)
  const sums = sumColumns(list).map(([, { sql }], at) => `${sql} as sum_${at}`)
  const summed = sumColumns(list).map((_, at) => `sum(sum_${at})::bigint as "sum:${at}"`)
  const countIn = ([name, view]: [string, string]) =>
    `(select count(*) from (select from ${table} ${where([...base, ...(view ? [view] : [])])} limit ${MAX_IN_VIEW + 1}) v) as "view:${name}"`
  const counted = Object.entries(countedViews(list, query))
  const rows = rowsStatement(list, query, meant, values)
  const found = foundOf(list, query, values)
  const text = `${withTables(found)}
    select page.*, total.*${counted.map((view) => `, ${countIn(view)}`).join('')}${cutIn(found)}
    from (
      select ${['count(*) as total', ...summed].join(', ')}
      from (select ${sums.join(', ')} from ${table} ${where(meant)} limit ${MAX_COUNTED + 1}) counted
    ) total left join (${rows}) page on true
    order by page."row:number"`
  return { text, values: values.all }
}

function countedViews({ views, rest }: ListDefinition, query: ListQuery) {
  const counted = Object.entries(views).filter(([name]) => !isWhole(query) || name !== query.view)
  const isSum = ([, view]: [string, string]) => view === '' && rest !== undefined
  if (!rest || !counted.some(isSum)) return Object.fromEntries(counted)
  return { ...Object.fromEntries(counted.filter((view) => !isSum(view))), rest }
}

function countsByView(list: ListDefinition, query: ListQuery, row: RawRow) {
  const isSummed = 'rest' in countedViews(list, query)
  const names = Object.keys(list.views)
  const parts = [...names.filter((name) => list.views[name] !== ''), 'rest']
  const countOf = (name: string) => {
    const counted = row[`view:${name}`] as number | undefined
    // What is looked at was counted for its rows.
    return counted === undefined ? boundedCount(row.total as number) : boundedCount(counted, false, MAX_IN_VIEW)
  }
  return names.map((name) => ({
    name,
    count: isSummed && list.views[name] === '' ? sumOf(parts.map(countOf)) : countOf(name),
  }))
}

function sumOf(counts: Count[]): Count {
  const { count, isExact } = boundedCount(counts.reduce((sum, { count: one }) => sum + one, 0))
  return { count, isExact: isExact && counts.every((one) => one.isExact) }
}

const isWhole = ({ filters, search, selected }: ListQuery) =>
  Object.keys(filters).length === 0 && !search && selected.length === 0

function rowsStatement(list: ListDefinition, query: ListQuery, meant: string[], values: Values) {
  const { table, joins = '', perPage } = list
  const order = query.before ? reversed(orderOf(list, query.sort)) : orderOf(list, query.sort)
  const place = query.before ?? query.after
  const conditions = place ? [...meant, beyond(order, place, values)] : meant
  return `
    select ${selection(list, query.sort)}, row_number() over (order by ${orderBy(order)}) as "row:number"
    from (select * from ${table} ${where(conditions)} order by ${orderBy(order)} limit ${perPage + 1}) ${table}
    ${joins}`
}

export const selection = (list: ListDefinition, sort: string) =>
  [
    ...Object.entries(list.columns).map(([name, { sql }]) => `${sql} as "${name}"`),
    ...orderOf(list, sort).columns.map((sql, at) => `(${sql})::text as "place:${at}"`),
  ].join(', ')

export const valuesOf = (list: ListDefinition, row: RawRow) =>
  Object.fromEntries(Object.entries(list.columns).map(([name, { read }]) => [name, read(row[name])]))

const placeOf = (list: ListDefinition, sort: string, row: RawRow) =>
  orderOf(list, sort).columns.map((_, at) => row[`place:${at}`] as string)

const sumColumns = (list: ListDefinition) => Object.entries(list.columns).filter(([, { sum }]) => sum)

const sumsIn = (list: ListDefinition, row: RawRow) =>
  Object.fromEntries(sumColumns(list).map(([name], at) => [name, (row[`sum:${at}`] as number | null) ?? 0]))

const cutIn = (found: string[]) =>
  found.length > 0 ? `, (select count(*) from found) > ${MAX_FOUND} as "search:cut"` : ''

export const boundedCount = (count: number, isCut = false, max = MAX_COUNTED): Count => ({
  count: Math.min(count, isCut ? MAX_FOUND : max),
  isExact: count <= max && !isCut,
})

/** Common queries only. The width of a range of days and the start of a reference decide on the index. */
function named(list: ListDefinition, { filters, search, selected }: ListQuery, text: string) {
  const filtered = Object.keys(filters)
  const hasRange = filtered.some((name) => list.filters[name].kind === 'days')
  const hasStart = search && !list.search!(search).found
  if (filtered.length > 1 || hasRange || hasStart || selected.length > 0) return {}
  return keptPlan(text)
}
