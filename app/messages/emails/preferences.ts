import { OPTIONAL_TOPICS, type OptionalTopic } from '#app/messages/emails/topics'
import type User from '#app/people/accounts/user'

export type EmailPreference = { topic: OptionalTopic; isOn: boolean }

export const emailPreferencesOf = (user: User): EmailPreference[] =>
  OPTIONAL_TOPICS.map((topic) => ({ topic, isOn: !user.mutedEmails.includes(topic) }))
