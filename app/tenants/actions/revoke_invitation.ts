import { audit } from '#app/audit/audit'
import { broadcast } from '#app/broadcasting/broadcast'
import { toTenant } from '#app/broadcasting/channel_sequence'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import Invitation from '#app/tenants/invitation'
import type User from '#app/users/user'

export async function revokeInvitation({ id }: Pick<Invitation, 'id'>, by: User) {
  const invitation = await Invitation.lock(id)
  if (invitation.acceptedAt || invitation.revokedAt) throw new Refusal('invitation', 'illegalMove')

  await invitation.merge({ revokedAt: now() }).save()
  await audit('invitation.revoked', invitation.subject, by)
  broadcast('MembersChanged', null, toTenant(invitation.tenantId))
}
