import { createHash, createHmac } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'

export type PushApp = { appId: string; key: string; secret: string }

const TOLERANCE_SECONDS = 600

const sign = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex')

export const hasValidSignature = (app: PushApp, auth: string | null, text: string) =>
  auth !== null && safeEqual(`${app.key}:${sign(app.secret, text)}`, auth)

export const channelText = (socketId: string, channel: string, channelData?: string) =>
  channelData === undefined ? `${socketId}:${channel}` : `${socketId}:${channel}:${channelData}`

export const userText = (socketId: string, userData: string) => `${socketId}::user::${userData}`

export function refusalOf(app: PushApp, method: string, url: URL, body: Buffer) {
  const query = url.searchParams
  if (query.get('auth_key') !== app.key) return 'Unknown auth_key'
  if (query.get('auth_version') !== '1.0') return 'Unsupported auth_version, expected 1.0'

  const timestamp = Number(query.get('auth_timestamp') ?? Number.NaN)
  if (!(Math.abs(Date.now() / 1000 - timestamp) <= TOLERANCE_SECONDS)) {
    return `Timestamp expired: it has to be within ${TOLERANCE_SECONDS}s of the server's time`
  }
  if (body.length > 0 || query.has('body_md5')) {
    const md5 = createHash('md5').update(body).digest('hex')
    if (!safeEqual(md5, query.get('body_md5') ?? '')) return 'Invalid body_md5'
  }
  const expected = sign(app.secret, `${method}\n${url.pathname}\n${sorted(query)}`)
  return safeEqual(expected, query.get('auth_signature') ?? '') ? null : 'Invalid signature'
}

function sorted(query: URLSearchParams) {
  return [...query]
    .filter(([name]) => name !== 'auth_signature')
    .map(([name, value]) => [name.toLowerCase(), value])
    .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map((pair) => pair.join('='))
    .join('&')
}
