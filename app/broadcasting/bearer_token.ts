import encryption from '@adonisjs/core/services/encryption'
import broadcasting from '#config/broadcasting'

/** Whose token it is: a browser that someone signed in with. */
export type Holder = { tenantId: number; userId: number; browserId: number }

const PURPOSE = 'broadcasting'

/** What the push client shows instead of a cookie, where BROADCASTING_AUTH says so; worth half a day at most. */
export const bearerFor = (holder: Holder) =>
  encryption.getMessageVerifier().sign(holder, '12 hours', PURPOSE)

/** Who holds the token of an Authorization header; null without one, with a false one, and where tokens are off. */
export function bearerIn(header = '') {
  if (!broadcasting.usesBearer) return null
  const [, token] = /^Bearer (.+)$/.exec(header) ?? []
  return token ? encryption.getMessageVerifier().unsign<Holder>(token, PURPOSE) : null
}
