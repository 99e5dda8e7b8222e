import { useState } from 'react'

const keyOf = (list: string) => `fareback.columns.${list}`

/** The columns of a list that someone put away in this browser, by key. */
export function useHiddenColumns(list: string) {
  const [hidden, setHidden] = useState(() => read(list))

  const toggle = (key: string) => {
    const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
    setHidden(next)
    // A browser may refuse to keep anything: the choice then lasts as long as the page.
    try {
      localStorage.setItem(keyOf(list), JSON.stringify(next))
    } catch {}
  }

  return { hidden, toggle }
}

function read(list: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(list)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  } catch {
    return []
  }
}
