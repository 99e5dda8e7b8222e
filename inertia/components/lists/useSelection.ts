import { useState } from 'react'

export type Selection = ReturnType<typeof useSelection>

/** Which rows are chosen, by key. With shift held, all from the one chosen last. */
export function useSelection(keys: string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<string | null>(null)
  // A row that is not on this page any more cannot be seen, so it is not chosen either.
  const selected = keys.filter((key) => chosen.has(key))

  const toggle = (key: string, { range = false } = {}) => {
    const isOn = !chosen.has(key)
    const from = range && last !== null ? keys.indexOf(last) : -1
    const to = keys.indexOf(key)
    const touched = from === -1 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(chosen)
    for (const one of touched) isOn ? next.add(one) : next.delete(one)
    setChosen(next)
    setLast(key)
  }

  return {
    selected,
    isSelected: (key: string) => chosen.has(key),
    toggle,
    toggleAll: () => setChosen(new Set(selected.length === keys.length ? [] : keys)),
    clear: () => setChosen(new Set()),
  }
}
