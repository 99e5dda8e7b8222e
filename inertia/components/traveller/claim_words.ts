import type { Messages } from '~/i18n/messages'

type Claims = Messages['claims']

/** The server's codes, each of which has words in the catalogs. */
export type Kind = keyof Claims['kinds']
export type FareSource = keyof Claims['fareSources']
export type NotClaimable = keyof Claims['notClaimable']
export type RejectionReason = keyof Claims['rejectionReasons']
export type ClaimEventName = keyof Claims['show']['events']
