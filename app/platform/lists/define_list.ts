import type { Columns, RowOf as RowOfColumns } from '#app/platform/shared/column'
import type { Filter } from '#app/platform/lists/filter'
import type { ListDefinition } from '#app/platform/lists/list_definition'
import { type ParsedQuery, parseQuery } from '#app/platform/lists/list_query'
import { type Neighbours, neighboursOf } from '#app/platform/lists/neighbours'
import { attemptCount, countRows, readPage } from '#app/platform/lists/read_page'

type Declaration<C extends Columns, View extends string, Sort extends string> = Omit<
  ListDefinition,
  'columns' | 'views' | 'filters' | 'sorts' | 'defaults' | 'perPage'
> & {
  columns: C
  views: Record<View, string>
  filters?: Record<string, Filter>
  sorts: Record<Sort, readonly [string, ...string[]]>
  defaults: { view?: NoInfer<View>; sort: NoInfer<Sort> | `-${NoInfer<Sort>}` }
  perPage?: number
}

export type RowOf<L> = L extends List<infer C> ? RowOfColumns<C> : never

export type ViewOf<L extends { views: object }> = keyof L['views'] & string

export type List<C extends Columns = Columns, View extends string = string> = Omit<ListDefinition, 'views'> & {
  columns: C
  views: Record<View, string>
  parse: (given: Record<string, unknown>) => Promise<ParsedQuery>
  page: (parsed: ParsedQuery, of?: number) => ReturnType<typeof readPage>
  count: (parsed: ParsedQuery, of?: number) => ReturnType<typeof countRows>
  attemptCount: (parsed: ParsedQuery, deadline: number) => ReturnType<typeof attemptCount>
  neighbours: (key: string, parsed: ParsedQuery) => Promise<Neighbours>
}

const PER_PAGE = 25

export function defineList<const C extends Columns, const View extends string, const Sort extends string>(
  declared: Declaration<C, View, Sort>
): List<C, View> {
  const list: ListDefinition = {
    ...declared,
    filters: declared.filters ?? {},
    defaults: { view: Object.keys(declared.views)[0], ...declared.defaults },
    perPage: declared.perPage ?? PER_PAGE,
  }
  return {
    ...list,
    columns: declared.columns,
    views: declared.views,
    parse: (given) => parseQuery(list, given),
    page: ({ query }, of) => readPage(list, query, of),
    count: ({ query }, of) => countRows(list, query, of),
    attemptCount: ({ query }, deadline) => attemptCount(list, query, deadline),
    neighbours: (key, { query }) => neighboursOf(list, key, query),
  }
}
