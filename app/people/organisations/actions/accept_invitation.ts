import { record } from '#app/messages/events/record'
import { checkPassword } from '#app/people/accounts/auth/password_rules'
import { liveEvents } from '#app/messages/live/outbox'
import { toTenant } from '#app/messages/live/channel_sequence'
import { now } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import { Refusal } from '#app/platform/shared/refusal'
import { inTenant } from '#app/platform/shared/tenancy'
import Invitation from '#app/people/organisations/invitation'
import { checkBirthDate } from '#app/people/accounts/birth_date'
import User from '#app/people/accounts/user'

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
    const changed = liveEvents('MembersChanged', user.publicId, toTenant(invitation.tenantId))
    await record('invitation.accepted', invitation.subject, user, { role: user.role }, changed)
    return user.refresh()
  })
}

/** Someone may have registered with this address since the invitation. */
const memberWith = ({ tenantId, email }: Invitation) => User.withEmail(email, tenantId).first()
