import { decodeCursor } from '#app/platform/lists/cursor'
import type { ListDefinition } from '#app/platform/lists/list_definition'
import { type CleanText, oneLine, shortened } from '#app/platform/shared/clean_text'

export type ListQuery = {
  view: string
  filters: Record<string, string[]>
  search: string
  /** A leading `-` reverses the order. */
  sort: string
  /** The values of the order's columns in the row before or after the page. */
  after: string[] | null
  before: string[] | null
  selected: string[]
}

export type ParsedQuery = {
  query: ListQuery
  address: Record<string, string | string[]>
  ignored: string[]
}

const PLACES = ['after', 'before'] as const
const MAX_SEARCHED = 100
const MAX_SELECTED = 500

export async function parseQuery(list: ListDefinition, given: Record<string, unknown>): Promise<ParsedQuery> {
  const ignored: string[] = []
  const drop = (name: string, value: unknown) => void ignored.push(`${name}=${excerpt(value)}`)
  const { view, sort } = list.defaults
  const query: ListQuery = {
    view,
    filters: {},
    search: '',
    sort,
    after: null,
    before: null,
    selected: [],
  }

  for (const [name, value] of Object.entries(given)) {
    const texts = textsIn(value)
    const [text = ''] = texts
    if (name === 'after' || name === 'before') continue
    if (Object.hasOwn(list.filters, name)) {
      const accepted = [...new Set(await list.filters[name].accept(texts))]
      if (accepted.length > 0) query.filters[name] = accepted
      for (const one of texts) if (one && !accepted.includes(one)) drop(name, one)
    } else if (name === 'view' && Object.hasOwn(list.views, text)) query.view = text
    else if (name === 'sort' && Object.hasOwn(list.sorts, text.replace(/^-/, ''))) query.sort = text
    else if (name === 'q' && list.search) query.search = shortened(text.trim(), MAX_SEARCHED)
    else if (name === 'row') query.selected = texts.filter(isKeyOf(list)).slice(0, MAX_SELECTED)
    else if (text !== '' || texts.length === 0) drop(name, value)
  }
  // The cursor is only valid for the sort that was read above.
  for (const name of PLACES) {
    const [text = ''] = textsIn(given[name])
    query[name] = decodeCursor(text, cursorOf(list, query.sort))
    if (text && !query[name]) drop(name, text)
  }
  return { query, address: addressOf(list, query), ignored }
}

export const cursorOf = (list: ListDefinition, sort: string) => `${list.name} ${sort}`

function addressOf(list: ListDefinition, { view, filters, search, sort, selected }: ListQuery) {
  return {
    ...(view !== list.defaults.view && { view }),
    ...Object.fromEntries(
      Object.keys(list.filters)
        .filter((name) => name in filters)
        .map((name) => [name, filters[name]])
    ),
    ...(search && { q: search }),
    ...(sort !== list.defaults.sort && { sort }),
    ...(selected.length > 0 && { row: selected }),
  }
}

const KEYS = {
  text: /./,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  integer: /^\d{1,9}$/,
}

const isKeyOf = (list: ListDefinition) => (text: string) => KEYS[list.keyType ?? 'text'].test(text)

function textsIn(value: unknown): CleanText[] {
  if (typeof value === 'string') return [oneLine(value)]
  if (Array.isArray(value)) return value.filter((text) => typeof text === 'string').map(oneLine)
  return []
}

const excerpt = (value: unknown) => shortened(typeof value === 'string' ? value : JSON.stringify(value), 40)
