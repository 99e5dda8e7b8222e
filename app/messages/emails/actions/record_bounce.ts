import Email from '#app/messages/emails/email'
import type { Bounce } from '#app/messages/emails/read_bounce'

export async function recordBounce({ publicId, problem }: Bounce) {
  const email = await Email.query().where('public_id', publicId).forUpdate().first()
  if (!email) return 'ignored'
  // Said again, or of one that is still being sent: it is known, or will fail by itself.
  if (email.status !== 'sent') return 'known'
  await email.markBounced(problem)
  return 'recorded'
}
