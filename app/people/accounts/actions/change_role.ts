import { record } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import Tenant from '#app/people/tenants/tenant'
import { rolesIn } from '#app/platform/shared/isomorphic/role'
import type { Role } from '#app/platform/shared/isomorphic/role'
import User from '#app/people/accounts/user'

/** All owners are told. Ends the user's sessions, so that no page keeps what the old role could see. */
export async function changeRole({ id }: Pick<User, 'id'>, role: Role, by: User) {
  // Without these locks two owners who demote each other at once would leave no owner.
  const both = await User.query().whereIn('id', [id, by.id]).orderBy('id').forUpdate()
  const user = both.find((one) => one.id === id)!
  const isStillOwner = both.some((one) => one.id === by.id && one.role === 'owner')
  if (!isStillOwner || user.role === role) throw new Refusal('role', 'illegalMove')

  const tenant = await Tenant.findOrFail(user.tenantId)
  if (!rolesIn(tenant).includes(role)) throw new Refusal('role', 'roleOfOtherTenant')

  const owners = await User.query().where('role', 'owner').whereNull('blocked_at').whereNull('erased_at').orderBy('id')
  user.merge({ role, roleSince: now() })
  const changes = changesOf(user.$original, user.$attributes, ['role'])
  await user.save()
  const sessions = await endBrowserSessions(user, 'revoked')
  await record('user.role_changed', user.subject, by, { ...changes, sessions })
  // Those of before the change: a new owner does not hear of it instead.
  const values = { name: user.fullName, role, by: by.fullName }
  for (const owner of owners) await sendEmail(recipientOf(owner), 'staff_role_changed', values)
  return user
}
