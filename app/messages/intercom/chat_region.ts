export const CHAT_REGIONS = ['us', 'eu', 'ap'] as const

export type ChatRegion = (typeof CHAT_REGIONS)[number]
