import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page lives in a browser: not on the server, nor in the first render over what the server made. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false
  )
