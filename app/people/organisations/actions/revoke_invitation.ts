import { record } from '#app/messages/events/record'
import { liveEvents } from '#app/messages/live/outbox'
import { toTenant } from '#app/messages/live/channel_sequence'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import Invitation from '#app/people/organisations/invitation'
import type User from '#app/people/accounts/user'

export async function revokeInvitation({ id }: Pick<Invitation, 'id'>, by: User) {
  const invitation = await Invitation.lock(id)
  if (invitation.acceptedAt || invitation.revokedAt) throw new Refusal('invitation', 'illegalMove')

  await invitation.merge({ revokedAt: now() }).save()
  const changed = liveEvents('MembersChanged', null, toTenant(invitation.tenantId))
  await record('invitation.revoked', invitation.subject, by, {}, changed)
}
