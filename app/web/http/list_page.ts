import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import type { I18n } from '@adonisjs/i18n'
import type { Column, Columns } from '#app/platform/shared/column'
import type { List, RowOf } from '#app/platform/lists/define_list'
import type { ListDefinition } from '#app/platform/lists/list_definition'
import { visibleSavedViews } from '#app/web/saved_views/visible_saved_views'
import type { DescribedList, ListFilter, ListPage } from '#app/platform/lists/list_page'

type Options = {
  of?: number
  prefix?: string
}

export async function listPage<C extends Columns, View extends string>(
  { i18n, request }: HttpContext,
  list: List<C, View>,
  { of, prefix = '' }: Options = {}
): Promise<ListPage<RowOf<List<C>>, View>> {
  const parsed = await list.parse(namesUnder(prefix, request.qs()))
  const { views, rows, ...page } = await list.page(parsed, of)
  const words = wordsOf(list, i18n)
  return {
    name: list.name,
    prefix,
    ...page,
    rows: rows as RowOf<List<C>>[],
    query: parsed.address,
    ignored: parsed.ignored,
    view: parsed.query.view as View,
    views: views.map((view) => ({ ...view, label: words(`view.${view.name}`) })),
    filters: await filtersOf(list, words),
    isSearchable: list.search !== undefined,
    sorts: Object.keys(list.sorts),
    sort: parsed.query.sort,
  }
}

export async function describedPage<C extends Columns, View extends string>(
  ctx: HttpContext,
  list: List<C, View>
): Promise<DescribedList<RowOf<List<C>>, View>> {
  const words = wordsOf(list, ctx.i18n)
  return {
    ...(await listPage(ctx, list)),
    title: words('page.title'),
    search: words('page.search'),
    empty: { title: words('page.empty'), hint: words('page.emptyHint') },
    columns: Object.entries<Column<unknown>>(list.columns).map(
      ([name, { kind, codes, sum = false, words: shared }]) => ({
        name,
        kind,
        label: words(`column.${name}`),
        labels: Object.fromEntries((codes ?? []).map((one) => [one, words(one, `${shared}.${one}`)])),
        isSum: sum,
      })
    ),
  }
}

export const savedViews =
  ({ user }: HttpContext, list: List) =>
  () =>
    visibleSavedViews(user, list)

const filtersOf = (list: ListDefinition, words: Words): Promise<ListFilter[]> =>
  Promise.all(
    Object.entries(list.filters).map(async ([name, { kind, options }]) => ({
      name,
      kind,
      label: words(`filter.${name}`),
      options: (await options()).map(({ value, label, words: shared }) => ({
        value,
        label: label ?? words(`option.${name}.${value}`, shared),
      })),
    }))
  )

type Words = (key: string, shared?: string) => string

const known = new Map<string, string>()

const wordsOf =
  (list: ListDefinition, i18n: I18n): Words =>
  (key, shared = `${list.words}.${key}`) => {
    const place = `${i18n.locale}:${shared}`
    const text = known.get(place) ?? i18n.t(shared)
    if (!app.inDev) known.set(place, text)
    return text
  }

export const namesUnder = (prefix: string, query: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value])
  )
