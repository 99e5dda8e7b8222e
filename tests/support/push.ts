import { eventually } from '#tests/support/eventually'
import { setTimeout as delay } from 'node:timers/promises'
import Pusher from 'pusher'
import PusherClient, { type Channel, type Options } from 'pusher-js'
import { expect } from 'vitest'
import WebSocket from 'ws'
import broadcasting from '#config/broadcasting'
import { url as testUrl } from '#tests/support/app'

type Person = { id: string; info?: object }

const clients = new Set<PusherClient>()
const sockets = new Set<WebSocket>()

/** The official server SDK, speaking to the endpoint. */
export function sdk(url = testUrl, changes: Partial<Pusher.Options> = {}) {
  const { hostname, port } = new URL(url)
  const { appId, key, secret } = broadcasting
  return new Pusher({ appId, key, secret, host: hostname, port, ...changes })
}

/** The official client, as the browser runs it; its channels and sign-in are authorised with our secret for `person`. */
export function client(person: Person = { id: '1' }, url = testUrl, options: Partial<Options> = {}) {
  const { hostname, port } = new URL(url)
  const pusher = new PusherClient(broadcasting.key, {
    cluster: 'eu',
    wsHost: hostname,
    wsPort: Number(port),
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, callback) => {
        const member = { user_id: person.id, user_info: { ...person.info } }
        const data = channelName.startsWith('presence-') ? member : undefined
        callback(null, sdk().authorizeChannel(socketId, channelName, data))
      },
    },
    userAuthentication: {
      endpoint: '',
      transport: 'ajax',
      customHandler: ({ socketId }, callback) => callback(null, sdk().authenticateUser(socketId, { id: person.id })),
    },
    ...options,
  })
  clients.add(pusher)
  return pusher
}

/** Subscribes and waits until that succeeded. */
export async function subscribed(pusher: PusherClient, name: string) {
  const channel = pusher.subscribe(name)
  await new Promise((resolve, reject) => {
    channel.bind('pusher:subscription_succeeded', resolve)
    channel.bind('pusher:subscription_error', reject)
  })
  return channel
}

export async function connected(pusher: PusherClient) {
  if (pusher.connection.state === 'connected') return
  await new Promise<void>((resolve) => pusher.connection.bind('connected', resolve))
}

/** Everything that a channel hears from now on. */
export function heardOn(channel: Channel | PusherClient['user']) {
  const heard: [event: string, data: unknown][] = []
  channel.bind_global((event: string, data: unknown) => heard.push([event, data]))
  return heard
}

type Frame = { event: string; channel?: string; data: unknown; user_id?: string }

/** A WebSocket that speaks for itself: what it sends is up to the test. */
export class RawClient {
  readonly frames: Frame[] = []
  closed: { code: number; reason: string } | null = null
  readonly socket: WebSocket

  constructor(url = testUrl, path = appPath(), options: WebSocket.ClientOptions = {}) {
    this.socket = new WebSocket(url.replace('http', 'ws') + path, options)
    sockets.add(this.socket)
    this.socket.on('message', (text) => this.frames.push(JSON.parse(String(text)) as Frame))
    this.socket.on('close', (code, reason) => (this.closed = { code, reason: String(reason) }))
    this.socket.on('error', () => {})
  }

  static async connected(...args: ConstructorParameters<typeof RawClient>) {
    const raw = new RawClient(...args)
    await raw.hears('pusher:connection_established')
    return raw
  }

  get socketId() {
    return (JSON.parse(this.frames[0].data as string) as { socket_id: string }).socket_id
  }

  send(event: string, data: unknown, channel?: string) {
    this.socket.send(JSON.stringify({ event, data, channel }))
  }

  hears(event: string) {
    return eventually(() => {
      const found = this.frames.find((frame) => frame.event === event)
      expect(found, `${event} among ${JSON.stringify(this.frames)}`).toBeDefined()
      return found!
    })
  }

  isClosed() {
    return eventually(() => {
      expect(this.closed).not.toBeNull()
      return this.closed!
    })
  }
}

export const appPath = (protocol = '7', key = broadcasting.key) =>
  `/app/${key}?protocol=${protocol}&client=test&version=1`

/** A moment in which what should not arrive would have arrived. */
export const settle = () => delay(150)

export function disconnectAll() {
  for (const pusher of clients) pusher.disconnect()
  for (const socket of sockets) socket.terminate()
  clients.clear()
  sockets.clear()
}
