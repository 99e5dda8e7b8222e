import type { ListDefinition } from '#app/platform/lists/list_definition'
import type { ListQuery } from '#app/platform/lists/list_query'

export type Statement = { text: string; values: unknown[] }

export class Values {
  readonly all: unknown[] = []

  add(value: unknown) {
    this.all.push(value)
    return `$${this.all.length}`
  }

  fill({ sql, values = [] }: { sql: string; values?: unknown[] }) {
    let next = 0
    return values.length === 0 ? sql : sql.replaceAll('?', () => this.add(values[next++]))
  }
}

export type Order = { columns: readonly string[]; isDescending: boolean }

export function orderOf(list: ListDefinition, sort: string): Order {
  const isDescending = sort.startsWith('-')
  return { columns: list.sorts[isDescending ? sort.slice(1) : sort], isDescending }
}

export const reversed = ({ columns, isDescending }: Order): Order => ({
  columns,
  isDescending: !isDescending,
})

export const orderBy = ({ columns, isDescending }: Order) =>
  columns.map((column) => `${column} ${isDescending ? 'desc' : 'asc'}`).join(', ')

export const beyond = (order: Order, place: readonly string[], values: Values) =>
  beyondSql(
    order,
    place.map((one) => values.add(one))
  )

export const beyondSql = ({ columns, isDescending }: Order, place: string[]) =>
  `(${columns.join(', ')}) ${isDescending ? '<' : '>'} (${place.join(', ')})`

export const baseOf = (list: ListDefinition, of: number | undefined, values: Values) => [
  ...(list.of ? [`${list.of} = ${values.add(of)}`] : []),
  ...(list.where ? [list.where] : []),
]

export async function conditionsOf(list: ListDefinition, query: ListQuery, base: string[], values: Values) {
  const conditions = [...base]
  const view = list.views[query.view]
  if (view) conditions.push(view)
  for (const [name, chosen] of Object.entries(query.filters)) {
    conditions.push(values.fill(await list.filters[name].condition(chosen)))
  }
  if (query.search) conditions.push(values.fill(list.search!(query.search)))
  if (query.selected.length > 0) {
    const type = list.keyType ?? 'text'
    conditions.push(`${list.key} = any(${values.add(query.selected)}::${type}[])`)
  }
  return conditions
}

export function foundOf({ search: find }: ListDefinition, { search }: ListQuery, values: Values) {
  const found = search ? find!(search).found : undefined
  return found ? [`found (id) as materialized (${values.fill(found)})`] : []
}

export const withTables = (tables: string[]) => (tables.length > 0 ? `with ${tables.join(', ')} ` : '')

export const where = (conditions: string[]) =>
  conditions.length > 0 ? `where ${conditions.map((one) => `(${one})`).join(' and ')}` : ''
