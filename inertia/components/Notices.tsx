import { usePage } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type Toast } from '~/toasts'
import { useHydrated } from '~/hooks/useHydrated'

const Toaster = lazy(() => import('./Toaster'))

/** Shows the `notice` that a visit brought along, and what pages raise; the toaster is fetched with the first one. */
export function Notices() {
  const { notice } = usePage().props
  const isHydrated = useHydrated()
  const [raised, setRaised] = useState<Toast | null>(null)
  const [needed, setNeeded] = useState(false)
  if ((notice || raised) && isHydrated && !needed) setNeeded(true)

  useEffect(() => onToast(setRaised), [])

  return needed ? (
    <Suspense>
      <Toaster notice={notice} raised={raised} />
    </Suspense>
  ) : null
}
