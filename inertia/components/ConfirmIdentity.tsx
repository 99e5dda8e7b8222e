import type { PendingVisit } from '@inertiajs/core'
import { router, usePage } from '@inertiajs/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useErrors } from '~/hooks/useErrors'

const Dialog = lazy(() => import('./ConfirmIdentity/Dialog'))

/**
 * When the server wants to know again who is there, asks in a dialog and then sends the same form once more:
 * nothing that was typed is lost.
 */
export function ConfirmIdentity() {
  const { confirmWith } = usePage().props
  const asked = useErrors().confirmation !== undefined
  const [isOpen, setIsOpen] = useState(false)
  const [seen, setSeen] = useState(asked)
  const refused = useRef<PendingVisit | null>(null)

  // Opens each time the answer is a new "who are you", and only then.
  if (asked !== seen) {
    setSeen(asked)
    if (asked) setIsOpen(true)
  }

  useEffect(
    () =>
      router.on('before', ({ detail: { visit } }) => {
        const isOurs = visit.url.pathname.startsWith('/confirm-password')
        if (visit.method !== 'get' && !isOurs) refused.current = visit
      }),
    []
  )

  const sendAgain = () => {
    setIsOpen(false)
    const visit = refused.current
    if (visit) router.visit(visit.url, visit)
  }

  if (!isOpen || !confirmWith) return null
  return (
    <Suspense>
      <Dialog {...confirmWith} onDone={sendAgain} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
