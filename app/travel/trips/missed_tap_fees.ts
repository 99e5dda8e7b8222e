import { amsterdamDay, dayOfDate } from '#app/travel/trips/amsterdam_day'

export type MissedTapFee = { validFrom: string; trainCents: number; localCents: number }

/** Newest first. Source: the boarding rates printed in an export of 2013; 9292.nl and ns.nl, read 2026. */
export const MISSED_TAP_FEES: MissedTapFee[] = [
  { validFrom: '2014-01-01', trainCents: 20_00, localCents: 4_00 },
  { validFrom: '2005-01-01', trainCents: 10_00, localCents: 4_00 },
]

const feeOn = (fees: MissedTapFee[], at: number) =>
  fees.find(({ validFrom }) => dayOfDate(validFrom) <= amsterdamDay(at))

/** In cents; also while the vehicle is unknown, as the lower of the two. Null for a day before the first. */
export const missedLocalFee = (fees: MissedTapFee[], at: number) => feeOn(fees, at)?.localCents ?? null

/** At the full rate; most subscriptions pay less (`railMissedTapFee`). */
export const missedTrainFee = (fees: MissedTapFee[], at: number) => feeOn(fees, at)?.trainCents ?? null
