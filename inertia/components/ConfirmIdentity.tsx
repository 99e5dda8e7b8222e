import type { PendingVisit } from '@inertiajs/core'
import { router, usePage } from '@inertiajs/react'
import { client } from '~/client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

const IdentityDialog = lazy(() => import('./ConfirmIdentity/IdentityDialog'))

/**
 * When the server wants to know again who is there, asks in a dialog and then sends the same form once more:
 * nothing that was typed is lost.
 */
export function ConfirmIdentity() {
  const { confirmWith } = usePage().props
  const [seen, setSeen] = useState(confirmWith)
  const [ways, setWays] = useState(confirmWith)
  const refused = useRef<PendingVisit | null>(null)

  // Each answer of the server is a new object: a wrong password in the dialog does not ask anew.
  if (confirmWith !== seen) {
    setSeen(confirmWith)
    if (confirmWith) setWays(confirmWith)
  }

  useEffect(
    () =>
      router.on('before', ({ detail: { visit } }) => {
        const isOurs = visit.url.pathname.startsWith(client.urlFor('confirm_password'))
        if (visit.method !== 'get' && !isOurs) refused.current = visit
      }),
    []
  )

  const sendAgain = () => {
    setWays(null)
    const visit = refused.current
    if (visit) router.visit(visit.url, visit)
  }

  if (!ways) return null
  return (
    <Suspense>
      <IdentityDialog {...ways} onDone={sendAgain} onClose={() => setWays(null)} />
    </Suspense>
  )
}
