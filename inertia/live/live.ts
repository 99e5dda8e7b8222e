import { EVENTS, type EventName, type Hint } from '#app/messages/live/isomorphic/events'
import type { LiveEcho, PushConfig } from '~/echo'
import { UNAVAILABLE_AFTER } from './times'
import { setSocketId } from '~/http/socketId'

/** `quiet`: there was no connection for ten seconds, so pages ask by themselves until it is back. */
type LiveState = 'off' | 'connecting' | 'live' | 'quiet'

/** What was heard; without an event something may have been missed, and anything may have moved. */
export type Heard = { event: EventName; keys: string[] | null } | { event: null }

type Listener = (heard: Heard) => void

/** While there is no connection; pusher-js by itself would wait up to half a minute. */
const TRY_EVERY = 5_000
/** While channels are refused, which a server does that is away, or busy: twice as long each time. */
const RETRY_AT_MOST = 60_000
/** Longer than it takes from asking for a page to showing it. */
const LATELY = 10_000

let echo: LiveEcho | null = null
let state: LiveState = 'off'
let attempt = 0
const listeners = new Set<Listener>()
let lately: { heard: Heard; at: number }[] = []
const watchers = new Set<() => void>()

export const live = {
  state: () => state,
  echo: () => echo,

  /** For `useSyncExternalStore`: calls back whenever the state of the connection is another. */
  watch(onChange: () => void) {
    watchers.add(onChange)
    return () => void watchers.delete(onChange)
  },

  /** What was heard in the last seconds: a page that was made before it, and shown after, has missed it. */
  lately: () => lately.filter(isRecent).map(({ heard }) => heard),

  listen(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },

  /** Connects and listens to these channels until the answer is called. The code for it arrives only now. */
  start(config: PushConfig, channels: string[]) {
    const mine = ++attempt
    const isOver = () => mine !== attempt
    become('connecting')
    const waiting = setTimeout(() => !isOver() && state === 'connecting' && become('quiet'), UNAVAILABLE_AFTER)

    void import('~/echo').then(({ openEcho }) => {
      if (isOver()) return
      echo = openEcho(config)
      setSocketId(() => echo?.socketId())
      const refused = follow(echo, isOver)
      // As this browser: signing it out from elsewhere hangs up on it.
      echo.connector.signin()
      for (const channel of channels) join(echo, channel, refused)
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

const isRecent = ({ at }: { at: number }) => at > Date.now() - LATELY

const tell = (heard: Heard) => {
  lately = [...lately.filter(isRecent), { heard, at: Date.now() }]
  for (const listener of [...listeners]) listener(heard)
}

/** Keeps the state of the connection; answers what channels report to that were refused, or joined after it. */
function follow(opened: LiveEcho, isOver: () => boolean): Refused {
  const { connection } = opened.connector.pusher
  const refused = new Set<string>()
  let [failures, isWaiting] = [0, false]

  connection.bind('state_change', ({ current }: { current: string }) => {
    if (isOver()) return
    if (current === 'connected' && refused.size === 0) become('live')
    // A break that is over within ten seconds is no one's business.
    else if (current === 'unavailable' || current === 'failed') become('quiet')
  })
  const again = setInterval(() => {
    if (isOver()) clearInterval(again)
    else if (connection.state === 'unavailable') reconnect(opened)
  }, TRY_EVERY)

  return {
    // A connection that hears nothing is none: pages ask by themselves until everything is joined.
    add(channel) {
      if (isOver()) return
      refused.add(channel)
      become('quiet')
      if (isWaiting) return
      isWaiting = true
      setTimeout(
        () => {
          isWaiting = false
          if (!isOver()) reconnect(opened)
        },
        Math.min(TRY_EVERY * 2 ** failures++, RETRY_AT_MOST)
      )
    },
    remove(channel) {
      refused.delete(channel)
      if (isOver() || refused.size > 0) return
      failures = 0
      if (connection.state === 'connected') become('live')
    },
  }
}

type Refused = { add: (channel: string) => void; remove: (channel: string) => void }

function reconnect({ connector }: LiveEcho) {
  connector.pusher.disconnect()
  connector.pusher.connect()
}

/** Hears every event of a channel, and notices by their numbers when one went missing. */
function join(opened: LiveEcho, name: string, refused: Refused) {
  const channel = opened.private(name)
  let last: number | null = null

  channel.error(() => refused.add(name))

  // Joined, again or for the first time: what happened since the page was made was not heard.
  channel.subscribed(() => {
    last = null
    refused.remove(name)
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
