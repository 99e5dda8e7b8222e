import type { Page } from '@inertiajs/core'
import { router } from '@inertiajs/react'
import type { Data } from '~generated/data'

/** Pages that were fetched in advance do not outlive a change, and nothing outlives the person it was for. */
export function expirePrefetches() {
  let known: string | null = null

  router.on('navigate', ({ detail: { page } }) => {
    known = personOf(page)
  })
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.method !== 'get') router.flushAll()
  })
  router.on('beforeUpdate', ({ detail: { page } }) => {
    if (page.clearHistory || personOf(page) !== known) clearPrefetchCache()
  })
}

const personOf = ({ props }: Page) => (props.currentUser as Data.SharedProps['currentUser'])?.id ?? null

function clearPrefetchCache() {
  router.clearHistory()
  router.flushAll()
  // The page object that the document came with.
  document.querySelector('script[data-page]')?.remove()
}
