import encryption from '@adonisjs/core/services/encryption'
import { type EmailTopic, type OptionalTopic, isOptional } from '#app/messages/emails/topics'
import { absoluteUrl } from '#app/messages/emails/transport'
import { asAuthentication } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

type Subscription = { user: string; topic: OptionalTopic }

const PURPOSE = 'unsubscribe'

/** Signed and without an expiry, since all it does is stop messages. Null when the topic is not optional. */
export function unsubscribeUrl(user: User | null, topic: EmailTopic) {
  if (!user || !isOptional(topic)) return null
  const subscription: Subscription = { user: user.publicId, topic }
  const token = encryption.getMessageVerifier().sign(subscription, undefined, PURPOSE)
  return absoluteUrl(`/unsubscribe/${token}`)
}

/** Null for a link that we did not sign or whose account is gone. */
export async function subscriptionOf(token: string) {
  const signed = encryption.getMessageVerifier().unsign<Subscription>(token, PURPOSE)
  if (!signed) return null

  const user = await asAuthentication(() =>
    User.query().where('public_id', signed.user).whereNull('erased_at').first()
  )
  return user && { user, topic: signed.topic }
}
