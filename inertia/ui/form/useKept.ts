import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { Values } from './values'

export type Keeping = {
  /** A key of this browser's storage: what was typed stays until it was sent. */
  draft?: string
  /** A key in the history of the browser: whoever looks something up elsewhere finds it here when they come back. */
  remember?: string
}

/** What was typed in a form, and kept where that was asked. */
export function useKept({ draft, remember }: Keeping) {
  const [values, setValues] = useState<Values>(() => ({
    ...(remember && record(router.restore(remember))),
    ...(draft && stored(draft)),
  }))

  useEffect(() => {
    if (draft) attempt(() => localStorage.setItem(draft, JSON.stringify(values)))
    if (remember) router.remember(values, remember)
  }, [draft, remember, values])

  return [values, setValues] as const
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
const record = (found: unknown): Values =>
  typeof found === 'object' && found !== null ? { ...found } : {}

/** Some browsers let no site keep anything; the form works without. */
function attempt(work: () => void) {
  try {
    work()
  } catch {
    return
  }
}
