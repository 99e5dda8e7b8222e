import { usePage } from '@inertiajs/react'
import { lazy, Suspense, useState } from 'react'

const Toaster = lazy(() => import('./Toaster'))

/** Shows the `notice` that a visit brought along; the toaster is fetched with the first one. */
export function Notices() {
  const { notice } = usePage().props
  const [needed, setNeeded] = useState(false)
  if (notice && !needed) setNeeded(true)

  return needed ? (
    <Suspense>
      <Toaster notice={notice} />
    </Suspense>
  ) : null
}
