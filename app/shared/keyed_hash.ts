import { createHmac } from 'node:crypto'
import env from '#start/env'

/** The same for the same text, and of no use without our key. */
export const keyedHash = (text: string) =>
  createHmac('sha256', env.get('APP_KEY').release())
    .update(`fingerprint ${text}`)
    .digest('base64url')
