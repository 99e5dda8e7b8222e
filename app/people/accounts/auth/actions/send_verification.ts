import { issueLink } from '#app/people/accounts/auth/link_tokens'
import { recipientOf, sendEmail } from '#app/messages/emails/actions/send_email'
import Estimate from '#app/claims/estimates/estimate'
import type User from '#app/people/accounts/user'

/** Says what waits behind the link: the file that its owner had kept. */
export async function sendVerification(user: User, kept?: Estimate | null) {
  const estimate = kept === undefined ? await Estimate.findByUser(user) : kept
  const waitingCents = estimate?.result.netCents ?? 0
  const link = await issueLink(user, 'verify_email')
  return sendEmail(recipientOf(user), 'verify_email', { waitingCents }, link)
}
