import { router, usePage } from '@inertiajs/react'
import type { ListPage } from '#app/platform/lists/list_page'
import { parse, stringify } from '~/query'

type Changes = Record<string, string | string[] | null>
export type AnyList = ListPage<unknown>

/** The address of a list with something changed; `null` removes. Another selection starts at its first page. */
export function useListUrl({ query, prefix }: Pick<AnyList, 'query' | 'prefix'>) {
  const [path, search = ''] = usePage().url.split('?')

  const urlWith = (changes: Changes) => {
    const own = Object.entries({ ...query, ...changes })
      .filter(([, value]) => value !== null && value.length > 0)
      .map(([name, value]) => [prefix + name, value])
    return `${path}${stringify({ ...othersIn(search, prefix), ...Object.fromEntries(own) })}`
  }

  /** `replace`: a search is one step back, however many letters were typed. */
  const visit = (changes: Changes, { replace = false } = {}) =>
    router.get(urlWith(changes), {}, { only: [propOf(prefix)], preserveState: true, preserveScroll: true, replace })

  return { path, urlWith, visit }
}

/** What belongs to others on the page, where the list is not alone there. */
const othersIn = (search: string, prefix: string) =>
  prefix ? Object.fromEntries(Object.entries(parse(search)).filter(([name]) => !name.startsWith(prefix))) : {}

/** The values of a filter, however many there are. */
export const valuesIn = (query: AnyList['query'], name: string) => [query[name] ?? []].flat()

/** The prop of the page that holds the list. */
export const propOf = (prefix: string) => prefix.replace(/\.$/, '') || 'list'
