import { createHmac } from 'node:crypto'
import env from '#start/env'

export const keyedHash = (text: string) =>
  createHmac('sha256', env.get('APP_KEY').release()).update(`fingerprint ${text}`).digest('base64url')
