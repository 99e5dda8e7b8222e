import encryption from '@adonisjs/core/services/encryption'
import { type EmailTopic, type OptionalTopic, isOptional } from '#app/messages/emails/topics'
import { absoluteUrl } from '#app/messages/emails/transport'

type Subscription = { user: string; topic: OptionalTopic }

const PURPOSE = 'unsubscribe'

/** Signed and without an expiry, since all it does is stop messages. Null when the topic is not optional. */
export function unsubscribeUrl(user: { publicId: string } | null, topic: EmailTopic) {
  if (!user || !isOptional(topic)) return null
  const subscription: Subscription = { user: user.publicId, topic }
  const token = encryption.getMessageVerifier().sign(subscription, undefined, PURPOSE)
  return absoluteUrl(`/unsubscribe/${token}`)
}

/** Null for a link that we did not sign. `user` is a public id. */
export const subscriptionIn = (token: string) => encryption.getMessageVerifier().unsign<Subscription>(token, PURPOSE)
