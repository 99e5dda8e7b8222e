export const EMAIL_TOPICS = ['security', 'account', 'money', 'claims', 'imports', 'reminders', 'referrals'] as const
export type EmailTopic = (typeof EMAIL_TOPICS)[number]

/** Messages about security, money and the account itself cannot be switched off. */
export const OPTIONAL_TOPICS = ['claims', 'imports', 'reminders', 'referrals'] as const satisfies EmailTopic[]
export type OptionalTopic = (typeof OPTIONAL_TOPICS)[number]

export const isOptional = (topic: EmailTopic): topic is OptionalTopic =>
  (OPTIONAL_TOPICS as readonly EmailTopic[]).includes(topic)
