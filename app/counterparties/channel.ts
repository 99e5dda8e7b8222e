export const CHANNELS = ['portal', 'web_form', 'letter', 'shared_site'] as const
export type Channel = (typeof CHANNELS)[number]
