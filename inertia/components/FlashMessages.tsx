import { usePage } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { onToast, type Toast } from '~/toasts'
import { useHydrated } from '~/hooks/useHydrated'
import { useOutages } from '~/hooks/useOutages'
import { whenIdle } from '~/whenIdle'

const load = () => import('./Toaster')
const Toaster = lazy(load)

/** Shows the `notice` that a visit brought along, and what pages raise; the toaster is there before a line can fail. */
export function FlashMessages() {
  const { notice = null } = usePage().flash
  const isHydrated = useHydrated()
  const [raised, setRaised] = useState<Toast | null>(null)
  // The page may ask for a part of itself, which brings none, before the toaster is there to show it.
  const [last, setLast] = useState(notice)
  if (notice && notice !== last) setLast(notice)

  useEffect(() => onToast(setRaised), [])
  useEffect(() => whenIdle(() => void load().catch(() => {})), [])
  useOutages()

  return (last || raised) && isHydrated ? (
    <Suspense>
      <Toaster notice={last} raised={raised} />
    </Suspense>
  ) : null
}
