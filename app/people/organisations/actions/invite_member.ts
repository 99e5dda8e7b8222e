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

/** Throws a Refusal for who is in it already, and for who is to manage it and was now invited as less. */
export async function inviteMember(tenant: Tenant, by: User, email: string, role: InvitedRole) {
  await lockInvitations(tenant)
  if (await isMember(tenant, email)) throw new Refusal('email', 'invitation.memberAlready')
  if (role === 'member' && (await isToManage(tenant, email))) throw new Refusal('email', 'invitation.toManage')
  return invite(tenant, by, email, role)
}

/** In the place of one that is still open, however long ago it expired. Throws a Refusal where it was used, withdrawn or renewed since. */
export async function renewInvitation(tenant: Tenant, by: User, { id }: Pick<Invitation, 'id'>) {
  await lockInvitations(tenant)
  const { acceptedAt, revokedAt, email, role } = await Invitation.lock(id)
  if (acceptedAt || revokedAt) throw new Refusal('invitation', 'illegalMove')
  if (await isMember(tenant, email)) throw new Refusal('invitation', 'invitation.memberAlready')
  return invite(tenant, by, email, role)
}

/** Without this two people who invite one address would both find no older invitation. */
const lockInvitations = ({ id }: Tenant) => lock('invite_member', id)

async function invite(tenant: Tenant, by: User, email: string, role: InvitedRole) {
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

const isToManage = async (tenant: Tenant, email: string) =>
  (await openFor(tenant, email).where('role', 'manager').where('expires_at', '>', now().toJSDate()).first()) !== null

const openFor = (tenant: Tenant, email: string) =>
  Invitation.openIn(tenant).whereRaw('lower(email) = lower(?)', [email])

const revokeOlder = (tenant: Tenant, email: string) => openFor(tenant, email).update({ revoked_at: now().toJSDate() })
