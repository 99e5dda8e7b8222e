import { randomBytes } from 'node:crypto'
import { keyedHash } from '#app/platform/shared/keyed_hash'

/** The name in the session; the database knows the token by its hash only. */
export const ESTIMATE_TOKEN = 'estimate'

export const newToken = () => randomBytes(24).toString('base64url')

export const hashOfToken = (token: string) => keyedHash(`estimate ${token}`)
