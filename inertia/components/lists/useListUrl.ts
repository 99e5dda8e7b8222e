import { router, usePage } from '@inertiajs/react'
import type { ListPage } from '#app/lists/list_page'
import { stringify } from '~/query'

export type Changes = Record<string, string | string[] | null>
export type AnyList = ListPage<unknown>

/** The address of a list with something changed; `null` removes. Another selection starts at its first page. */
export function useListUrl({ query }: Pick<AnyList, 'query'>) {
  const [path] = usePage().url.split('?')

  const urlWith = (changes: Changes) => {
    const next = Object.entries({ ...query, ...changes }).filter(
      ([, value]) => value !== null && value.length > 0
    )
    return `${path}${stringify(Object.fromEntries(next))}`
  }

  /** `replace`: a search is one step back, however many letters were typed. */
  const visit = (changes: Changes, { replace = false } = {}) =>
    router.get(
      urlWith(changes),
      {},
      { only: ['list'], preserveState: true, preserveScroll: true, replace }
    )

  return { path, urlWith, visit }
}

/** The values of a filter, however many there are. */
export const valuesIn = (query: AnyList['query'], name: string) => [query[name] ?? []].flat()
