export const CHANNELS = ['portal', 'web_form', 'shared_site', 'letter'] as const
export type Channel = (typeof CHANNELS)[number]

/** These take a request of the card's holder only, so the traveller submits what we prepared. */
export const isGuided = (channel: Channel) => channel !== 'letter'
