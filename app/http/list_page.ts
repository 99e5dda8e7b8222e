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
  /** Names in the address that mean something to the page and not to the list. */
  others?: readonly string[]
}

/** The page of a list that an address asks for, with its words. */
export async function listPage<C extends Record<string, Column<unknown>>>(
  { i18n, request }: HttpContext,
  list: List<C>,
  { of, others }: Options = {}
): Promise<ListPage<RowOf<List<C>>>> {
  const parsed = await list.parse(request.qs(), others)
  const { views, rows, ...page } = await list.page(parsed, of)
  return {
    name: list.name,
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

/** Asked for once the page stands: each view is counted. */
export const savedViews = ({ auth, inertia }: HttpContext, list: List, of?: number) =>
  inertia.defer(() => savedViewsOf(auth.user!, list, of), 'savedViews')

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
