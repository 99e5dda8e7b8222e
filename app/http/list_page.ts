import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import type { Column } from '#app/lists/column'
import type { List, RowOf } from '#app/lists/define_list'
import type { ListDefinition } from '#app/lists/list_definition'
import { savedViewsOf } from '#app/saved_views/saved_views_of'
import type { ListFilter, ListPage } from '#app/lists/list_page'

type Options = {
  /** The id of what the list belongs to. */
  of?: number
  /** What stands before each of its names in the address; names without it are not its own. */
  prefix?: string
}

/** The page of a list that an address asks for, with its words. */
export async function listPage<C extends Record<string, Column<unknown>>>(
  { i18n, request }: HttpContext,
  list: List<C>,
  { of, prefix = '' }: Options = {}
): Promise<ListPage<RowOf<List<C>>>> {
  const parsed = await list.parse(namesUnder(prefix, request.qs()))
  const { views, rows, ...page } = await list.page(parsed, of)
  return {
    name: list.name,
    prefix,
    ...page,
    rows: rows as RowOf<List<C>>[],
    query: parsed.address,
    ignored: parsed.ignored,
    view: parsed.query.view,
    views: views.map((view) => ({ ...view, label: i18n.t(`${list.words}.view.${view.name}`) })),
    filters: await filtersOf(list, i18n),
    isSearchable: list.search !== undefined,
    sorts: Object.keys(list.sorts),
    sort: parsed.query.sort,
  }
}

/** Those of the person who asks; a page that only wants its list again does without. */
export const savedViews =
  ({ auth }: HttpContext, list: List) =>
  () =>
    savedViewsOf(auth.user!, list)

const filtersOf = (list: ListDefinition, i18n: I18n): Promise<ListFilter[]> =>
  Promise.all(
    Object.entries(list.filters).map(async ([name, { kind, options }]) => ({
      name,
      kind,
      label: i18n.t(`${list.words}.filter.${name}`),
      options: (await options()).map(({ value, label, words }) => ({
        value,
        label: label ?? i18n.t(words ?? `${list.words}.option.${name}.${value}`),
      })),
    }))
  )

export const namesUnder = (prefix: string, query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value])
  )
