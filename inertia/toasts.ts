import type { Notice } from './types'

/** A notice that a page raises by itself, and where to see more of it. */
export type Toast = Notice & { link?: { href: string; label: string } }

const listeners = new Set<(toast: Toast) => void>()

export const toast = (shown: Toast) => {
  for (const listener of listeners) listener(shown)
}

export function onToast(listener: (toast: Toast) => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
