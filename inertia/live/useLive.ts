import { router } from '@inertiajs/react'
import { useEffect, useSyncExternalStore } from 'react'
import type { EventName } from '#app/messages/live/isomorphic/events'
import { type Heard, live } from './live'
import { isVisiting } from './visiting'

const POLL_EVERY = 5_000
/** Changes that belong together come together. */
const GATHER = 150

export const useLiveState = () => useSyncExternalStore(live.watch, live.state, () => 'off' as const)

/**
 * Keeps the named props of this page as they are on the server: asks for them again when one of these events
 * is heard (with this key, where one is given), when one may have been missed, and every few seconds while
 * there is no connection. A tab that no one looks at waits until it is looked at.
 */
export function useLive(events: EventName[], props: string[], key?: string) {
  const isQuiet = useLiveState() === 'quiet'
  const [names, only] = [events.join(), props.join()]

  useEffect(() => {
    const reload = reloader(only.split(','))
    const isMissed = live.lately().some((heard) => heard.event && concerns(heard, names.split(','), key))
    if (isMissed) reload.soon()
    const stop = live.listen((heard) => concerns(heard, names.split(','), key) && reload.soon())
    return () => {
      stop()
      reload.stop()
    }
  }, [names, only, key])

  useEffect(() => {
    if (!isQuiet) return
    const { stop } = router.poll(POLL_EVERY, {
      only: only.split(','),
      preserveErrors: true,
      onBefore: () => !isVisiting(),
    })
    return stop
  }, [isQuiet, only])
}

export const concerns = (heard: Heard, names: string[], key?: string) =>
  heard.event === null || (names.includes(heard.event) && (!key || !heard.keys?.length || heard.keys.includes(key)))

/** Reloads at most one at a time; what comes during one, or during a visit, is asked for after it. */
function reloader(only: string[]) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isStopped = false

  const run = () => {
    timer = undefined
    if (isStopped) return
    if (document.visibilityState !== 'visible') {
      document.addEventListener('visibilitychange', run, { once: true })
      return
    }
    if (isRunning || isVisiting()) return void soon()
    isRunning = true
    // Pages fetched ahead were made before this.
    router.flushAll()
    router.reload({ only, preserveErrors: true, onFinish: () => (isRunning = false) })
  }
  const soon = () => {
    timer ??= setTimeout(run, GATHER)
  }
  return {
    soon,
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    },
  }
}
