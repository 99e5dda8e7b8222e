import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/auth/browser_session'
import { bearerIn, type Holder } from '#app/broadcasting/bearer'
import { inTenant } from '#app/shared/scope'
import User from '#app/users/user'

/** Who asks to listen, and in which browser: by the session, or by a bearer token. Null for anyone else. */
export async function listenerOf(ctx: HttpContext) {
  const { auth, session } = ctx
  const holder = bearerIn(ctx)
  if (holder) return inTenant(holder.tenantId, () => find(holder))
  if (!auth.user) return null
  return find({ tenantId: auth.user.tenantId, userId: auth.user.id, browserId: session.get('browser_id') }) // prettier-ignore
}

async function find({ tenantId, userId, browserId }: Holder) {
  const browser = await BrowserSession.query()
    .withScopes((scopes) => scopes.open())
    .where({ tenant_id: tenantId, user_id: userId, id: browserId })
    .first()
  const user = browser && (await User.query().where({ tenant_id: tenantId, id: userId }).first())
  return user && !user.isBlocked && !user.isErased ? { user, browser } : null
}
