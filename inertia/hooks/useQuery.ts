import { router, usePage } from '@inertiajs/react'
import { parse, stringify } from '~/query'

type Changes = Record<string, string | number | null>

/** The part of the address after `?`: where a list keeps its search, filters, order and page. */
export function useQuery() {
  const { url } = usePage()
  const [path, search = ''] = url.split('?')
  const given = parse(search)

  const query = {
    has: (name: string) => typeof given[name] === 'string',
    get: (name: string) => {
      const value = given[name]
      return typeof value === 'string' ? value : null
    },
  }

  /** The address with something changed; `null` removes. Another selection starts at its first page. */
  const urlWith = (changes: Changes) => {
    const kept = 'page' in changes ? given : { ...given, page: null, after: null, before: null }
    const next = Object.entries({ ...kept, ...changes }).filter(([, value]) => value !== null && value !== '')
    return `${path}${stringify(Object.fromEntries(next))}`
  }

  const change = (changes: Changes) => router.get(urlWith(changes), {}, { preserveState: true, preserveScroll: true })

  return { query, urlWith, change }
}
