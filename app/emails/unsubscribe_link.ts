import encryption from '@adonisjs/core/services/encryption'
import { type EmailTopic, type OptionalTopic, isOptional } from '#app/emails/topics'
import { absoluteUrl } from '#app/emails/transport'
import { asAuthentication } from '#app/shared/tenancy'
import User from '#app/users/user'

type Subscription = { user: string; topic: OptionalTopic }

const PURPOSE = 'unsubscribe'

/**
 * Where someone switches messages about this off without signing in; null when they cannot be. Signed, and
 * good for as long as the message is kept: all it does is make us write less.
 */
export function unsubscribeUrl(user: User | null, topic: EmailTopic) {
  if (!user || !isOptional(topic)) return null
  const subscription: Subscription = { user: user.publicId, topic }
  const token = encryption.getMessageVerifier().sign(subscription, undefined, PURPOSE)
  return absoluteUrl(`/unsubscribe/${token}`)
}

/** What such a link stops, and for whom; null when it was not made by us or its account is gone. */
export async function subscriptionOf(token: string) {
  const signed = encryption.getMessageVerifier().unsign<Subscription>(token, PURPOSE)
  if (!signed) return null

  const user = await asAuthentication(() =>
    User.query().where('public_id', signed.user).whereNull('erased_at').first()
  )
  return user && { user, topic: signed.topic }
}
