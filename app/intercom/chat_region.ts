/** Where Intercom keeps a workspace. */
export const CHAT_REGIONS = ['us', 'eu', 'ap'] as const

export type ChatRegion = (typeof CHAT_REGIONS)[number]
