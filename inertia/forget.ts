import { router } from '@inertiajs/react'

/** Pages that were fetched in advance go with the person they were for. */
export const forgetWithHistory = () =>
  router.on('beforeUpdate', ({ detail: { page } }) => {
    if (page.clearHistory) router.flushAll()
  })
