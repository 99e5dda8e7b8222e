import { createHash, createHmac, randomBytes } from 'node:crypto'
import { safeEqual } from '@adonisjs/core/helpers'
import env from '#start/env'

/** Not to be guessed, safe in an address: 32 random bytes. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What is stored of a token: who reads the database cannot use it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A token with our signature, so that made-up ones are turned away without a look-up. */
export const signed = (token: string, purpose: string) => `${token}.${signatureOf(token, purpose)}`

/** The token without its signature, or null when it was not made by us for this purpose. */
export function unsigned(text: string, purpose: string) {
  const at = text.lastIndexOf('.')
  const token = text.slice(0, at)
  return at > 0 && safeEqual(signatureOf(token, purpose), text.slice(at + 1)) ? token : null
}

const signatureOf = (token: string, purpose: string) =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`link ${purpose} ${token}`)
    .digest('base64url')
    .slice(0, 22)
