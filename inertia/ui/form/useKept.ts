import { router } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHydrated } from '~/hooks/useHydrated'
import type { Values } from './values'

export type Keeping = {
  /** A key of this browser's storage: what was typed stays until it was sent. */
  draft?: string
  /** A key in the history of the browser: whoever looks something up elsewhere finds it here when they come back. */
  remember?: string
}

/** What was typed in a form, and kept where that was asked. A page that the server made has it once the program stands. */
export function useKept({ draft, remember }: Keeping) {
  const isHydrated = useHydrated(draft !== undefined || remember !== undefined)
  const kept = useMemo<Values>(
    () => (isHydrated ? { ...(remember && record(router.restore(remember))), ...(draft && stored(draft)) } : {}),
    [isHydrated, draft, remember]
  )
  const [typed, setTyped] = useState<Values | null>(null)
  const values = typed ?? kept
  /** For two changes between two renders. */
  const latest = useRef<Values>(values)

  useLayoutEffect(() => {
    if (typed === null) latest.current = kept
  }, [kept, typed])
  useEffect(() => {
    if (!isHydrated) return
    if (draft) attempt(() => localStorage.setItem(draft, JSON.stringify(values)))
    if (remember) router.remember(values, remember)
  }, [draft, remember, values, isHydrated])

  const replace = (next: Values) => {
    latest.current = next
    setTyped(next)
  }
  return { values, latest, replace }
}

export const forgetDraft = (key: string) => attempt(() => localStorage.removeItem(key))

function stored(key: string): Values {
  try {
    return record(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    // Spoilt, or a browser that keeps nothing.
    return {}
  }
}

/** Fields look at the shape of what is theirs. */
const record = (found: unknown): Values => (typeof found === 'object' && found !== null ? { ...found } : {})

/** Some browsers let no site keep anything; the form works without. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    return
  }
}
