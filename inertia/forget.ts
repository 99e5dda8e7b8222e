import { router } from '@inertiajs/react'

/** Pages that were fetched in advance do not outlive a change, nor the person they were for. */
export function forgetInTime() {
  router.on('finish', ({ detail: { visit } }) => {
    if (visit.method !== 'get') router.flushAll()
  })
  router.on('beforeUpdate', ({ detail: { page } }) => {
    if (!page.clearHistory) return
    router.flushAll()
    // The page object that the document came with.
    document.querySelector('script[data-page]')?.remove()
  })
}
