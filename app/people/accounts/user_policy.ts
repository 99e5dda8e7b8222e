import { AuthorizationResponse, BasePolicy } from '@adonisjs/bouncer'
import type { DenialReason, UserAction } from '#app/people/accounts/user_action'
import type User from '#app/people/accounts/user'

/** Nobody acts on their own account or on an erased user; only owners act on other staff. */
export default class UserPolicy
  extends BasePolicy
  implements Record<UserAction, (actor: User, user: User) => AuthorizationResponse>
{
  verifyEmail(actor: User, user: User) {
    return byStaff(actor, user)
  }

  sendResetLink(actor: User, user: User) {
    return byStaff(actor, user)
  }

  block(actor: User, user: User) {
    return byStaff(actor, user)
  }

  makeResearcher(actor: User, user: User) {
    return byStaff(actor, user)
  }

  signOut(actor: User, user: User) {
    return byStaff(actor, user)
  }

  resendEmail(actor: User, user: User) {
    return byStaff(actor, user)
  }

  /** Two-step verification is the one proof that a stolen password does not give. */
  resetTwoFactor(actor: User, user: User) {
    return byOwner(actor, user)
  }

  changeRole(actor: User, user: User) {
    return byOwner(actor, user)
  }

  erase(actor: User, user: User) {
    return byOwner(actor, user)
  }

  /** The pages of a colleague could show more than the viewer's own role allows. */
  impersonate(actor: User, user: User) {
    return user.isStaff && actor.id !== user.id ? deny('staff') : byStaff(actor, user)
  }
}

function byOwner(actor: User, user: User) {
  return actor.role === 'owner' || actor.id === user.id ? byStaff(actor, user) : deny('owners')
}

function byStaff(actor: User, user: User) {
  if (!actor.isStaff) return AuthorizationResponse.deny()
  if (actor.id === user.id) return deny('own')
  if (user.isErased) return deny('erased')
  if (user.isStaff && actor.role !== 'owner') return deny('colleague')
  return AuthorizationResponse.allow()
}

const deny = (why: DenialReason) => AuthorizationResponse.deny(why)
