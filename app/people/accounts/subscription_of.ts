import { subscriptionIn } from '#app/messages/emails/unsubscribe_link'
import User from '#app/people/accounts/user'
import { asAuthentication } from '#app/platform/shared/tenancy'

/** Null for a link that we did not sign or whose account is gone. */
export async function subscriptionOf(token: string) {
  const signed = subscriptionIn(token)
  if (!signed) return null

  const user = await asAuthentication(() => User.query().where('public_id', signed.user).whereNull('erased_at').first())
  return user && { user, topic: signed.topic }
}
