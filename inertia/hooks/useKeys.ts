import { useEffect } from 'react'

/** Single keys that do something on a page, unless someone is typing. */
export function useKeys(keys: Record<string, ((event: KeyboardEvent) => void) | null>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
      keys[event.key]?.(event)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })
}

const isBusy = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.closest('dialog, [role="dialog"], [role="menu"], [popover]') !== null ||
    target.matches('input:not([type="radio"]), textarea, select, [contenteditable]'))
