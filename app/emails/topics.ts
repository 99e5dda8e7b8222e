export const EMAIL_TOPICS = [
  'security',
  'account',
  'money',
  'claims',
  'imports',
  'reminders',
  'referrals',
] as const
/** What a message is about; people may do without the optional ones. */
export type EmailTopic = (typeof EMAIL_TOPICS)[number]

/** Security, money and the account itself are always told. */
export const OPTIONAL_TOPICS = [
  'claims',
  'imports',
  'reminders',
  'referrals',
] as const satisfies EmailTopic[]
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number]

export const isOptional = (topic: EmailTopic): topic is OptionalTopic =>
  (OPTIONAL_TOPICS as readonly EmailTopic[]).includes(topic)
