import { OPTIONAL_TOPICS, type OptionalTopic } from '#app/messages/emails/topics'

export type EmailPreference = { topic: OptionalTopic; isOn: boolean }

export const emailPreferencesOf = (user: { mutedEmails: string[] }): EmailPreference[] =>
  OPTIONAL_TOPICS.map((topic) => ({ topic, isOn: !user.mutedEmails.includes(topic) }))
