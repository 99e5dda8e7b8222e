import { audit } from '#app/audit/audit'
import { checkPassword } from '#app/auth/password_rules'
import { broadcast } from '#app/broadcasting/broadcast'
import { toTenant } from '#app/broadcasting/channel_sequence'
import { now } from '#app/shared/clock'
import type { Locale } from '#app/shared/locale'
import { Refusal } from '#app/shared/refusal'
import { inTenant } from '#app/shared/tenancy'
import Invitation from '#app/tenants/invitation'
import { checkBirthDate } from '#app/users/birth_date'
import User from '#app/users/user'

type NewMember = {
  firstName: string
  lastName: string
  birthOn: string
  password: string
  locale: Locale
}

/** The address counts as verified, because the link was sent to it. */
export async function acceptInvitation({ id, email, tenantId }: Invitation, given: NewMember) {
  checkBirthDate(given.birthOn)
  const { firstName, lastName } = given
  checkPassword(given.password, { email, firstName, lastName })

  return inTenant(tenantId, async () => {
    const invitation = await Invitation.lock(id)
    if (invitation.problem) throw new Refusal('invitation', 'illegalMove')
    if (await memberWith(invitation)) throw new Refusal('invitation', 'invitation.memberAlready')

    const user = await User.create({
      ...given,
      tenantId: invitation.tenantId,
      role: invitation.role,
      email: invitation.email,
      emailVerifiedAt: now(),
      termsAcceptedAt: now(),
      createdAt: now(),
    })
    await invitation.merge({ acceptedAt: now(), acceptedById: user.id }).save()
    await audit('invitation.accepted', invitation.subject, user, { role: user.role })
    broadcast('MembersChanged', user.publicId, toTenant(invitation.tenantId))
    return user.refresh()
  })
}

/** Someone may have registered with this address since the invitation. */
const memberWith = ({ tenantId, email }: Invitation) => User.withEmail(email, tenantId).first()
