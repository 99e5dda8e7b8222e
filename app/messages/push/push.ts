import type { Server } from 'node:http'
import proxyaddr from 'proxy-addr'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import broadcasting from '#config/broadcasting'
import { isTrustedProxy } from '#config/proxies'
import { Bus } from '#app/messages/push/bus'
import type { Guard } from '#app/messages/push/admissions'
import type { PushEvent } from '#app/messages/push/channels'
import { Endpoint } from '#app/messages/push/endpoint'
import { maskedNetwork } from '#app/platform/shared/ip_network'
import env from '#start/env'

let bus: Bus | null = null
let endpoint: Endpoint | null = null

/** Null outside web processes and with hosted Pusher. */
export const runningEndpoint = () => endpoint

/** Whether events of other processes reach the listeners of this one; null where we do not carry them. */
export const isListening = () => endpoint && (bus?.isConnected ?? false)

export function startEndpoint(server: Server, guard: Guard) {
  endpoint = new Endpoint({
    app: broadcasting,
    bus: openBus(),
    guard,
    origin: new URL(appUrl).origin,
    addressOf: (request) => proxyaddr(request, isTrustedProxy),
    onError: (error, connection) => logger.error({ err: error, connection }, 'push: a connection failed'),
    // To the push server each browser is a user.
    onRefusal: (what, { address, user }) =>
      logger.warn({ event: 'push.refused', network: maskedNetwork(address), browser: user }, what),
  })
  endpoint.attach(server)
}

export function publish(events: PushEvent[]) {
  if (endpoint) endpoint.hub.publish(events)
  else openBus().send(events.map((event) => ({ kind: 'event', event })))
}

/** Closes the connections of these users in all processes. */
export function terminate(userIds: string[]) {
  if (endpoint) for (const userId of userIds) endpoint.hub.terminate(userId)
  else openBus().send(userIds.map((userId) => ({ kind: 'terminate', userId })))
}

export async function stop() {
  endpoint?.close()
  await bus?.close()
}

function openBus() {
  bus ??= new Bus({
    url: env.get('DATABASE_APP_URL'),
    onError: (error) => logger.warn({ err: error }, 'push: the line to the database broke'),
  })
  return bus
}
