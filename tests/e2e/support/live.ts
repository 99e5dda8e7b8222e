import { type Page, type WebSocket, expect } from '@playwright/test'

type Frame = { event: string; channel?: string; data?: unknown }

const frameOf = (payload: string | Buffer): Frame => JSON.parse(String(payload))

/** What the real-time connection of a page sends and receives, from now on. */
export function overhear(page: Page) {
  const [sent, received, sockets]: [Frame[], Frame[], WebSocket[]] = [[], [], []]
  let joined = 0
  page.on('websocket', (socket) => {
    sockets.push(socket)
    socket.on('framesent', ({ payload }) => sent.push(frameOf(payload)))
    socket.on('framereceived', ({ payload }) => {
      const frame = frameOf(payload)
      received.push(frame)
      if (frame.event === 'pusher_internal:subscription_succeeded') joined++
    })
  })
  page.on('domcontentloaded', () => (joined = 0))
  const heard = (event: string) => received.filter((frame) => frame.event === event)

  return {
    sent,
    sockets,
    heard,
    /** The page that is open is connected, and listens to so many channels. */
    live: (channels = 1) => expect.poll(() => joined, { timeout: 15_000 }).toBeGreaterThanOrEqual(channels),
  }
}

/** The requests by which a page asks for these props anew, from now on. */
export function reloadsOf(page: Page, prop: string) {
  const reloads: string[] = []
  page.on('request', (request) => {
    const asked = request.headers()['x-inertia-partial-data']
    if (asked?.split(',').includes(prop)) reloads.push(request.url())
  })
  return reloads
}
