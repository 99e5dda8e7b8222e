import Echo from 'laravel-echo'
import Pusher from 'pusher-js'
import { bearerOf } from './live/bearer'
import { UNAVAILABLE_AFTER } from './live/times'

export type PushConfig = { key: string; cluster: string; isHosted: boolean }

/* The specification's times, in milliseconds; its namespace App.Events is Echo's own default. */
const ACTIVITY_TIMEOUT = 120_000
const PONG_TIMEOUT = 30_000

/** The real-time connection: hosted Pusher over TLS, or the endpoint of the site that this page came from. */
export const openEcho = ({ key, cluster, isHosted }: PushConfig) =>
  new Echo({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster,
    activityTimeout: ACTIVITY_TIMEOUT,
    pongTimeout: PONG_TIMEOUT,
    unavailableTimeout: UNAVAILABLE_AFTER,
    channelAuthorization: {
      endpoint: '/broadcasting/auth',
      transport: 'ajax',
      headersProvider: credentials,
    },
    userAuthentication: {
      endpoint: '/broadcasting/user-auth',
      transport: 'ajax',
      headers: {},
      headersProvider: credentials,
    },
    // Visits carry the socket's id by our own axios; Echo would look for global ones.
    withoutInterceptors: true,
    ...(isHosted ? { forceTLS: true } : ownServer()),
  })

export type LiveEcho = ReturnType<typeof openEcho>

function ownServer() {
  const { hostname, port, protocol } = window.location
  const isSafe = protocol === 'https:'
  const at = port === '' ? (isSafe ? 443 : 80) : Number(port)
  return {
    wsHost: hostname,
    wsPort: at,
    wssPort: at,
    forceTLS: isSafe,
    enabledTransports: ['ws' as const, 'wss' as const],
  }
}

/** Read when they are sent: signing in gives a new anti-forgery token. */
function credentials() {
  const accept = { Accept: 'application/json' }
  const bearer = bearerOf()
  if (bearer) return { ...accept, Authorization: `Bearer ${bearer}` }
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return { ...accept, ...(token && { 'X-XSRF-TOKEN': decodeURIComponent(token) }) }
}
