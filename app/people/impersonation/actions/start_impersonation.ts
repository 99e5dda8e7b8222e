import { record } from '#app/messages/events/record'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { endImpersonation } from '#app/people/impersonation/actions/end_impersonation'
import Impersonation, { IMPERSONATION_MINUTES } from '#app/people/impersonation/impersonation'
import { now } from '#app/platform/shared/clock'
import type User from '#app/people/accounts/user'

/** Staff view one user at a time, and the user is told the reason. */
export async function startImpersonation(user: User, by: User, reason: string) {
  const running = await Impersonation.query().where('staff_id', by.id).whereNull('ended_at').forUpdate()
  for (const other of running) await endImpersonation(other, by)

  const impersonation = await Impersonation.create({
    tenantId: user.tenantId,
    userId: user.id,
    staffId: by.id,
    staffName: by.fullName,
    reason,
    startedAt: now(),
    expiresAt: now().plus({ minutes: IMPERSONATION_MINUTES }),
  })
  await record('user.view_started', impersonation.subject, by, { reason })
  await sendEmail(recipientOf(user), 'account_viewed', { reason })
  return impersonation.refresh()
}
