import BrowserSession from '#app/people/accounts/auth/browser_session'
import { channels as rules } from '#app/people/accounts/auth/channels'
import type { Admitted, Guard } from '#app/messages/push/admissions'
import { asWorker } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

/** To the push server each browser is a user: who is still signed in there, and may still listen where they do. */
export const guard: Guard = {
  guards: rules.isKnown,
  renew: (admitted) => asWorker(() => renew(admitted)),
}

async function renew(admitted: Admitted[]) {
  const browsers = await BrowserSession.query()
    .withScopes((scopes) => scopes.open())
    .whereIn('public_id', [...new Set(admitted.map(({ userId }) => userId))])
  const users = await User.query().whereIn('id', [...new Set(browsers.map(({ userId }) => userId))])
  const tenants = await Tenant.query().whereIn('id', [...new Set(users.map(({ tenantId }) => tenantId))])
  for (const user of users) {
    user.$setRelated(
      'tenant',
      tenants.find(({ id }) => id === user.tenantId)!
    )
  }
  const people = new Map(browsers.map((browser) => [browser.publicId, users.find(({ id }) => id === browser.userId)]))
  return Promise.all(admitted.map(({ userId, channels }) => stillOpenTo(people.get(userId), channels)))
}

async function stillOpenTo(user: User | undefined, channels: string[]) {
  if (!user || user.isBlocked || user.isErased) return null
  const answers = await Promise.all(channels.map((channel) => rules.admission(user, channel)))
  return channels.filter((_, index) => answers[index] !== false)
}
