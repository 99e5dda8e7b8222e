import type { HttpContext } from '@adonisjs/core/http'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { bearerIn, type Holder } from '#app/messages/live/bearer_token'
import { errorBody } from '#app/web/http/error_body'
import { asPerson } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

type Listener = { user: User; browserId: number }

export async function asListener<T>(ctx: HttpContext, answer: (listener: Listener) => Promise<T>) {
  const { auth, request, response, session } = ctx
  const refuse = () => response.unauthorized(errorBody(ctx, 'Sign in first'))
  const holder = bearerIn(request.header('authorization'))
  if (!holder) {
    if (!auth.user) return refuse()
    return answer({ user: auth.user, browserId: session.get('browser_id') })
  }
  return asPerson(holder.tenantId, holder.userId, async () => {
    const user = await holderOf(holder)
    return user ? answer({ user, browserId: holder.browserId }) : refuse()
  })
}

async function holderOf({ tenantId, userId, browserId }: Holder) {
  const browser = await BrowserSession.ownedBy({ id: userId, tenantId })
    .withScopes((scopes) => scopes.open())
    .where({ id: browserId })
    .first()
  const user = browser && (await User.query().where({ tenant_id: tenantId, id: userId }).first())
  return user && !user.isBlocked && !user.isErased ? user : null
}
