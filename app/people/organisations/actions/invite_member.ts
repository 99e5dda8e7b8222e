import { record } from '#app/messages/events/record'
import { liveEvents } from '#app/messages/live/outbox'
import { toTenant } from '#app/messages/live/channel_sequence'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import type { InvitedRole } from '#app/people/organisations/invited_role'
import Invitation from '#app/people/organisations/invitation'
import { INVITATION_DAYS } from '#app/messages/emails/invitation_days'
import { newInvitationLink } from '#app/people/organisations/invitation_link'
import type Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

export async function inviteMember(tenant: Tenant, by: User, email: string, role: InvitedRole) {
  // Without this lock two managers who invite one address would both find no older invitation.
  await lock('invite_member', tenant.id)
  if (await isMember(tenant, email)) throw new Refusal('email', 'invitation.memberAlready')
  await revokeOlder(tenant, email)

  const link = newInvitationLink(tenant, role)
  const invitation = await Invitation.create({
    tenantId: tenant.id,
    role,
    email,
    tokenHash: link.tokenHash,
    locale: by.locale ?? 'nl',
    invitedById: by.id,
    expiresAt: now().plus({ days: INVITATION_DAYS }),
    createdAt: now(),
  })
  const changed = liveEvents('MembersChanged', null, toTenant(invitation.tenantId))
  await record('invitation.sent', invitation.subject, by, { role }, changed)

  const to = { tenantId: tenant.id, userId: null, address: email, firstName: '' }
  const values = { tenant: tenant.name, inviter: by.fullName }
  const template = role === 'manager' ? 'manager_invitation' : 'invitation'
  await sendEmail({ ...to, locale: invitation.locale }, template, values, link)
  return { invitation, link: link.url }
}

const isMember = async (tenant: Tenant, email: string) => (await User.withEmail(email, tenant.id).first()) !== null

const revokeOlder = (tenant: Tenant, email: string) =>
  Invitation.openIn(tenant).whereRaw('lower(email) = lower(?)', [email]).update({ revoked_at: now().toJSDate() })
