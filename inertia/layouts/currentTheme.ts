import type { MantineColorSchemeManager } from '@mantine/core'
import type { Theme } from '~/hooks/useTheme'

/**
 * Tells Mantine which theme `<html>` carries, now and when it changes. Nothing is kept in the browser: what a
 * person chose is on the server.
 */
export function currentTheme(): MantineColorSchemeManager {
  const get = () => (typeof document === 'undefined' ? 'auto' : (document.documentElement.dataset.theme as Theme))
  let observer: MutationObserver | undefined

  return {
    get,
    set() {},
    clear() {},
    subscribe(onUpdate) {
      observer = new MutationObserver(() => onUpdate(get()))
      observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    },
    unsubscribe: () => observer?.disconnect(),
  }
}
