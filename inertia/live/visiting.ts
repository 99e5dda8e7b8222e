import { router } from '@inertiajs/react'

const visits = new Set<unknown>()

// What is asked in the background while a visit is on its way would answer for the address that is being left.
router.on('start', ({ detail: { visit } }) => {
  if (!visit.async) visits.add(visit.id)
})
router.on('finish', ({ detail: { visit } }) => {
  visits.delete(visit.id)
})

/** Whether someone is on the way to another page or another view of this one. */
export const isVisiting = () => visits.size > 0
