import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page lives in a browser: not on the server, nor in the first render over what the server made. Whoever need not know
 * (`isAsked`) is spared the second render, which cannot be put off.
 */
export const useHydrated = (isAsked = true) =>
  useSyncExternalStore(
    never,
    () => true,
    () => !isAsked
  )
