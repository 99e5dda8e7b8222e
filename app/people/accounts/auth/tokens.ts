import { createHash, createHmac, randomBytes } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import env from '#start/env'

export const newToken = () => randomBytes(32).toString('base64url')

/** Only hashes are stored: reading the database gives no usable token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** The signature turns made-up tokens away without a query. */
export const signed = (token: string, purpose: string) => `${token}.${signatureOf(token, purpose)}`

/** Null when the signature is not ours for this purpose. */
export function unsigned(text: string, purpose: string) {
  const at = text.lastIndexOf('.')
  const token = text.slice(0, at)
  return at > 0 && safeEqual(signatureOf(token, purpose), text.slice(at + 1)) ? token : null
}

const signatureOf = (token: string, purpose: string) =>
  createHmac('sha256', env.get('APP_KEY').release()).update(`link ${purpose} ${token}`).digest('base64url').slice(0, 22)
