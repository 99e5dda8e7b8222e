import { router } from '@inertiajs/react'

/** With the history goes what else is left of someone: pages fetched in advance, and the one the document came with. */
export const forgetWithHistory = () =>
  router.on('beforeUpdate', ({ detail: { page } }) => {
    if (!page.clearHistory) return
    router.flushAll()
    document.querySelector('script[data-page]')?.remove()
  })
