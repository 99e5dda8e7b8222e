import { type RefObject, useEffect } from 'react'

/**
 * `j` and `k` go down and up the rows' links (`data-row`); Enter then opens one, as on any link. `x` chooses the row
 * whose link has the focus, by the key in `data-row`.
 */
export function useRowKeys(
  list: RefObject<HTMLElement | null>,
  choose?: (key: string, options: { range: boolean }) => void
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const at = links.indexOf(document.activeElement as HTMLElement)
      if (event.key.toLowerCase() === 'x' && at !== -1) {
        return choose?.(links[at].dataset.row!, { range: event.shiftKey })
      }
      const step = { j: 1, k: -1 }[event.key]
      if (!step) return

      const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step
      links[next]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [list, choose])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')
