import { issueLink } from '#app/auth/link_tokens'
import { recipientOf, sendEmail } from '#app/emails/actions/send_email'
import type User from '#app/users/user'

export const sendVerification = async (user: User) =>
  sendEmail(recipientOf(user), 'verify_email', {}, await issueLink(user, 'verify_email'))
