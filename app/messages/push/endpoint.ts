import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import { Addresses } from '#app/messages/push/addresses'
import { Admissions, type Guard } from '#app/messages/push/admissions'
import type { Bus } from '#app/messages/push/bus'
import { Connection } from '#app/messages/push/connection'
import { CODE, frame } from '#app/messages/push/frames'
import { Hub } from '#app/messages/push/hub'
import { LIMITS, type Limits } from '#app/messages/push/limits'
import { receive } from '#app/messages/push/receive'
import type { PushApp } from '#app/messages/push/signature'
import { hasOneHost } from '#app/platform/shared/one_host'
import { type Bounds, withErrorHandler } from '#app/platform/shared/error_boundary'

type Options = {
  app: PushApp
  bus: Bus
  guard?: Guard
  origin: string
  limits?: Limits
  /** The address of the client, behind the trusted proxies. */
  addressOf?: (request: IncomingMessage) => string
  onError?: (error: unknown, bounds: Bounds) => void
  onRefusal?: (what: string, by: { address: string; user: string | null }) => void
}

const PROTOCOL = '7'
const UNGUARDED: Guard = { guards: () => false, renew: async () => [] }
const SWEEP_SECONDS = 10
const MAX_OPENING = 3_000
const SOCKETS = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  // Milliseconds for a client to answer our close frame; missing in the types of ws.
  closeTimeout: 5_000,
}

export class Endpoint {
  readonly app: PushApp
  readonly hub: Hub
  readonly admissions: Admissions
  #origin: string
  #limits: Limits
  #sockets: WebSocketServer
  #addresses: Addresses
  #addressOf: (request: IncomingMessage) => string
  #onError: (error: unknown, bounds: Bounds) => void
  #onRefusal: NonNullable<Options['onRefusal']>
  #isClosing = false
  #sweeping: NodeJS.Timeout

  constructor(options: Options) {
    const { app, bus, origin, limits = LIMITS } = options
    this.app = app
    this.#origin = origin
    this.#limits = limits
    this.#addressOf = options.addressOf ?? ((request) => request.socket.remoteAddress ?? '')
    this.#onError = options.onError ?? (() => {})
    this.#onRefusal = options.onRefusal ?? (() => {})
    this.#addresses = new Addresses(limits)
    this.#sweeping = setInterval(() => this.#addresses.sweep(), SWEEP_SECONDS * 1000).unref()
    this.hub = new Hub(bus, limits)
    this.admissions = new Admissions(options.guard ?? UNGUARDED, this.hub, (error) =>
      this.#onError(error, { kind: 'connection', id: 'admissions' })
    )
    this.#sockets = new WebSocketServer({ ...SOCKETS, maxPayload: limits.frameBytes })
  }

  attach(server: Server) {
    // Wait for the bus, so that new clients need not reconnect; give up after 3 s.
    const opening = Promise.race([this.hub.open(), delay(MAX_OPENING, null, { ref: false })])
    server.on('upgrade', (request, socket, head) => {
      // Other listeners, such as the development server, handle their own upgrades.
      const isOurs = /^\/app(\/|\?|$)/.test(request.url ?? '')
      if (!isOurs && server.listenerCount('upgrade') > 1) return
      socket.on('error', () => {})
      if (!isOurs) return rejectUpgrade(socket, '404 Not Found')
      if (!hasOneHost(request)) {
        this.#onRefusal('Not one Host line', { address: this.#addressOf(request), user: null })
        return rejectUpgrade(socket, '400 Bad Request')
      }
      const upgrade = () =>
        withErrorHandler(
          { kind: 'connection', id: this.#addressOf(request) },
          () => rejectUpgrade(socket, '400 Bad Request'),
          () => this.#upgrade(request, socket, head)
        )
      void opening.then(upgrade, upgrade)
    })
  }

  close() {
    this.#isClosing = true
    clearInterval(this.#sweeping)
    this.admissions.close()
    this.hub.close()
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    if (this.#isClosing) return rejectUpgrade(socket, '503 Service Unavailable')
    this.#sockets.handleUpgrade(request, socket, head, (client) => this.#open(client, request))
  }

  #open(socket: WebSocket, request: IncomingMessage) {
    const connection = new Connection(socket, this.#limits, this.#addressOf(request))
    // A frame that breaks the WebSocket protocol; the socket closes itself.
    socket.on('error', () => {})
    const refusal = this.#refusalOf(request)
    if (refusal) return this.#refuse(connection, ...refusal)
    if (!this.#addresses.join(connection.address)) {
      return this.#refuse(connection, CODE.overCapacity, 'Too many connections from this address')
    }

    this.hub.connections.add(connection)
    socket.on('close', () => {
      this.#addresses.leave(connection.address)
      this.hub.leave(connection)
    })
    socket.on('message', (data, isBinary) => this.#receive(connection, isBinary ? '' : String(data)))
    socket.on('ping', () => connection.touch())
    socket.on('pong', () => connection.touch())
    const established = { socket_id: connection.id, activity_timeout: this.#limits.activityTimeout }
    connection.send(frame('pusher:connection_established', established))
  }

  #receive(connection: Connection, text: string) {
    if (!this.hub.connections.has(connection)) return
    const { app, hub, admissions } = this
    const refused = (what: string) =>
      this.#onRefusal(what, { address: connection.address, user: connection.user?.id ?? null })
    const isOpen = (channel: string) => admissions.isOpen(connection, channel)
    const context = { app, hub, limits: this.#limits, connection, guards: admissions.guards, isOpen, refused }
    const bounds = { kind: 'connection' as const, id: connection.id, name: connection.address }
    const fail = (error: unknown) => {
      this.#onError(error, bounds)
      this.hub.drop(connection, CODE.reconnect, 'Something went wrong on this connection')
    }
    withErrorHandler(bounds, fail, () => {
      if (this.#addresses.maySend(connection.address)) return receive(context, text)
      refused('Too many messages from this address')
      this.hub.drop(connection, CODE.overCapacity, 'Too many messages from this address')
    })
  }

  #refuse(connection: Connection, code: number, message: string) {
    this.#onRefusal(message, { address: connection.address, user: null })
    connection.close(code, message)
  }

  #refusalOf({ url: address, headers }: IncomingMessage): [code: number, message: string] | null {
    const url = URL.parse(address ?? '', 'http://localhost')
    const [, key] = /^\/app\/([^/]+)\/?$/.exec(url?.pathname ?? '') ?? []
    const protocol = url?.searchParams.get('protocol') ?? null

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

  /** Browsers send an Origin, which must be ours or the host they reached; other programs need not. */
  #isOurs({ origin, host }: IncomingMessage['headers']) {
    return origin === undefined || origin === this.#origin || URL.parse(origin)?.host === host
  }
}

function rejectUpgrade(socket: Duplex, status: string) {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
