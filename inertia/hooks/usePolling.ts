import { router } from '@inertiajs/react'
import { useEffect } from 'react'

/** Reloads the named props every few seconds for as long as something is going on and the tab is visible. */
export function usePolling(
  props: string[],
  { while: active, every = 3_000 }: { while: boolean; every?: number }
) {
  const only = props.join()

  useEffect(() => {
    if (!active) return
    const { stop } = router.poll(every, { only: only.split(',') })
    return stop
  }, [active, every, only])
}
