import { router, usePage } from '@inertiajs/react'

type Changes = Record<string, string | number | null>

/** The part of the address after `?`: where a list keeps its search, filters, order and page. */
export function useQuery() {
  const { url } = usePage()
  const [path, search = ''] = url.split('?')
  const query = new URLSearchParams(search.split('#')[0])

  /** The address with something changed; `null` removes. Another selection starts at its first page. */
  const urlWith = (changes: Changes) => {
    const next = new URLSearchParams(query)
    if (!('page' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, String(value))
    }
    return next.size > 0 ? `${path}?${next}` : path
  }

  const change = (changes: Changes) =>
    router.get(urlWith(changes), {}, { preserveState: true, preserveScroll: true })

  return { query, urlWith, change }
}
