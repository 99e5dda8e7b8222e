import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { mayAsk } from '#app/people/organisations/invalidity'
import Invitation from '#app/people/organisations/invitation'
import type Tenant from '#app/people/tenants/tenant'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'

/** Whoever holds the link of an invitation that opens nothing asks the inviter for another, once. The visitor has no scope of their own. */
export const askForInvitation = (tenant: Tenant, { id }: Pick<Invitation, 'id'>) =>
  asWorker(async () => {
    const invitation = await Invitation.lock(id)
    await invitation.load('invitedBy')
    if (!mayAsk(invitation)) throw new Refusal('invitation', 'illegalMove')
    await invitation.merge({ askedAt: now() }).save()
    await record('invitation.asked', invitation.subject, null)

    const inviter = invitation.invitedBy
    const page = inviter.isStaff ? `admin/tenants/${tenant.slug}/edit` : `t/${tenant.slug}/members`
    await sendEmail(recipientOf(inviter), 'invitation_requested', {
      tenant: tenant.name,
      email: invitation.email,
      page,
    })
  })
