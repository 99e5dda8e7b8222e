import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Bus } from '#app/push/bus'
import { Connection } from '#app/push/connection'
import { CODE, frame } from '#app/push/frames'
import { Hub } from '#app/push/hub'
import { LIMITS, type Limits } from '#app/push/limits'
import { receive } from '#app/push/receive'
import type { PushApp } from '#app/push/signature'

type Options = { app: PushApp; bus: Bus; origin: string; limits?: Limits }

const PROTOCOL = '7'
const LONGEST_OPENING = 3_000
const SOCKETS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Missing in the types: a client that does not answer our close is gone after this.
  closeTimeout: 5_000,
}

/** Takes WebSocket connections on `/app/:key`. */
export class Endpoint {
  readonly app: PushApp
  readonly hub: Hub
  #origin: string
  #limits: Limits
  #sockets: WebSocketServer
  #isClosing = false

  constructor({ app, bus, origin, limits = LIMITS }: Options) {
    this.app = app
    this.#origin = origin
    this.#limits = limits
    this.hub = new Hub(bus)
    this.#sockets = new WebSocketServer({ ...SOCKETS, maxPayload: limits.frameBytes })
  }

  attach(server: Server) {
    // Who gets in before we hear the others would have to come back; without a database we do what we can.
    const opening = Promise.race([this.hub.open(), delay(LONGEST_OPENING, null, { ref: false })])
    server.on('upgrade', (request, socket, head) => {
      // Someone else may listen too, such as the development server.
      const isOurs = /^\/app(\/|\?|$)/.test(request.url ?? '')
      if (!isOurs && server.listenerCount('upgrade') > 1) return
      socket.on('error', () => {})
      if (!isOurs) return turnAway(socket, '404 Not Found')
      void opening.then(() => this.#upgrade(request, socket, head))
    })
  }

  close() {
    this.#isClosing = true
    this.hub.close()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (this.#isClosing) return turnAway(socket, '503 Service Unavailable')
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#open(client, request))
  }

  #open(socket: WebSocket, request: IncomingMessage) {
    const connection = new Connection(socket, this.#limits)
    // A frame that breaks the WebSocket protocol; the socket closes itself.
    socket.on('error', () => {})
    const refusal = this.#refusalOf(request)
    if (refusal) return connection.close(...refusal)

    const context = { app: this.app, hub: this.hub, limits: this.#limits, connection }
    this.hub.connections.add(connection)
    socket.on('close', () => this.hub.leave(connection))
    socket.on('message', (data, isBinary) => {
      if (!this.hub.connections.has(connection)) return
      receive(context, isBinary ? '' : data.toString())
    })
    const established = { socket_id: connection.id, activity_timeout: this.#limits.activityTimeout }
    connection.send(frame('pusher:connection_established', established))
  }

  #refusalOf({ url, headers }: IncomingMessage): [code: number, message: string] | null {
    const { pathname, searchParams } = new URL(url ?? '', 'http://localhost')
    const [, key] = /^\/app\/([^/]+)\/?$/.exec(pathname) ?? []
    const protocol = searchParams.get('protocol')

    if (!key) return [CODE.pathNotFound, 'Path not found']
    if (key !== this.app.key) return [CODE.unknownApp, 'Application does not exist']
    if (protocol === null) return [CODE.noVersion, 'No protocol version supplied']
    if (!/^\d+$/.test(protocol)) return [CODE.invalidVersion, 'Invalid version string format']
    if (protocol !== PROTOCOL) return [CODE.unsupportedVersion, 'Unsupported protocol version']
    if (!this.#isOurs(headers)) return [CODE.unauthorized, 'Origin not allowed']
    if (this.hub.connections.size >= this.#limits.connections) {
      return [CODE.overCapacity, 'Over capacity']
    }
    return null
  }

  /** Browsers say which site opened the connection: ours, by its address or the one it was reached at. Programs need not. */
  #isOurs({ origin, host }: IncomingMessage['headers']) {
    return origin === undefined || origin === this.#origin || URL.parse(origin)?.host === host
  }
}

function turnAway(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
