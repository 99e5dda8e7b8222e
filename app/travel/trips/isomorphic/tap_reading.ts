/**
 * What a check-in without a check-out was: the start of a trip; its end, after a start without a check-in; or a tap at the post of
 * another operator than the one that made the trip.
 */
export const TAP_READINGS = ['departure', 'arrival', 'wrong_post'] as const
export type TapReading = (typeof TAP_READINGS)[number]
