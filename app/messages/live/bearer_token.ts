import encryption from '@adonisjs/core/services/encryption'
import broadcasting from '#config/broadcasting'

export type Holder = { tenantId: number; userId: number; browserId: number }

const PURPOSE = 'broadcasting'

export const bearerFor = (holder: Holder) => encryption.getMessageVerifier().sign(holder, '12 hours', PURPOSE)

export function bearerIn(header = '') {
  if (!broadcasting.usesBearer) return null
  const [, token] = /^Bearer (.+)$/.exec(header) ?? []
  return token ? encryption.getMessageVerifier().unsign<Holder>(token, PURPOSE) : null
}
