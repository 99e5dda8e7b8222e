import { record } from '#app/messages/events/record'
import { sendResetLink } from '#app/people/accounts/auth/actions/send_reset_link'
import { inTenant } from '#app/platform/shared/tenancy'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'

/** Runs as a job, so that the response time does not tell whether the address is known. */
export async function requestPasswordReset({ tenantId, sealedEmail }: { tenantId: number; sealedEmail: string }) {
  const email = decrypt(sealedEmail, 'reset_request')
  await inTenant(tenantId, async () => {
    const user = await User.withEmail(email, tenantId).whereNull('blocked_at').whereNull('erased_at').first()
    if (!user) return
    await sendResetLink(user)
    await record('user.reset_link_sent', user.subject, null)
  })
}
