import { EVENTS, type EventName, type Hint } from '#app/broadcasting/events'
import type { LiveEcho, PushConfig } from '~/echo'
import { setSocketId } from '~/http'

/** `quiet`: there was no connection for ten seconds, so pages ask by themselves until it is back. */
export type LiveState = 'off' | 'connecting' | 'live' | 'quiet'

/** What was heard; without an event something may have been missed, and anything may have moved. */
export type Heard = { event: EventName; keys: string[] | null } | { event: null }

type Listener = (heard: Heard) => void

const UNAVAILABLE_AFTER = 10_000

let echo: LiveEcho | null = null
let state: LiveState = 'off'
let attempt = 0
const listeners = new Set<Listener>()
const watchers = new Set<() => void>()

export const live = {
  state: () => state,
  echo: () => echo,

  /** For `useSyncExternalStore`: calls back whenever the state of the connection is another. */
  watch(onChange: () => void) {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },

  listen(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Connects and listens to these channels until the answer is called. The code for it arrives only now. */
  start(config: PushConfig, channels: string[]) {
    const mine = ++attempt
    const isOver = () => mine !== attempt
    become('connecting')
    const waiting = setTimeout(
      () => !isOver() && state === 'connecting' && become('quiet'),
      UNAVAILABLE_AFTER
    )

    void import('~/echo').then(({ openEcho }) => {
      if (isOver()) return
      echo = openEcho(config)
      setSocketId(() => echo?.socketId())
      follow(echo, isOver)
      // As this browser: signing it out from elsewhere hangs up on it.
      echo.connector.signin()
      for (const channel of channels) join(echo, channel)
    }, ignore)

    return () => {
      clearTimeout(waiting)
      if (isOver()) return
      attempt++
      setSocketId(() => undefined)
      echo?.disconnect()
      echo = null
      become('off')
    }
  },
}

// The page works without: it asks by itself.
const ignore = () => {}

function become(next: LiveState) {
  if (state === next) return
  state = next
  for (const onChange of watchers) onChange()
}

const tell = (heard: Heard) => {
  for (const listener of [...listeners]) listener(heard)
}

function follow(opened: LiveEcho, isOver: () => boolean) {
  const { connection } = opened.connector.pusher
  connection.bind('state_change', ({ current }: { current: string }) => {
    if (isOver()) return
    if (current === 'connected') become('live')
    else if (current === 'unavailable' || current === 'failed') become('quiet')
    // A break that is over within ten seconds is no one's business.
    else if (state === 'live' && current === 'disconnected') become('quiet')
  })
}

/** Hears every event of a channel, and notices by their numbers when one went missing. */
function join(opened: LiveEcho, name: string) {
  const channel = opened.private(name)
  let last: number | null = null

  // Joined, again or for the first time: what happened since the page was made was not heard.
  channel.subscribed(() => {
    last = null
    tell({ event: null })
  })
  for (const event of EVENTS) {
    channel.listen(event, ({ keys, sequence }: Hint) => {
      const isGap = last !== null && sequence > last + 1
      last = Math.max(last ?? 0, sequence)
      tell({ event, keys })
      if (isGap) tell({ event: null })
    })
  }
}
