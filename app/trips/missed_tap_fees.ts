import { amsterdamDay, dayOfDate } from '#app/trips/amsterdam_day'
import { railMissedTapFee, railProduct } from '#app/trips/fares/rail_product'
import type { Mode } from '#app/trips/mode'
import type { TravelTransaction } from '#app/trips/trip_draft'

export type MissedTapFee = { validFrom: string; trainCents: number; localCents: number }

/** Newest first. Source: the boarding rates printed in an export of 2013; 9292.nl and ns.nl, read 2026. */
export const MISSED_TAP_FEES: MissedTapFee[] = [
  { validFrom: '2014-01-01', trainCents: 20_00, localCents: 4_00 },
  { validFrom: '2005-01-01', trainCents: 10_00, localCents: 4_00 },
]

type Missed = Pick<TravelTransaction, 'at' | 'product'> & { mode: Mode }

/** The lower fee while the mode is unknown. */
export function missedTapFee(fees: MissedTapFee[], { mode, at, product }: Missed) {
  const day = amsterdamDay(at)
  const fee = fees.find(({ validFrom }) => dayOfDate(validFrom) <= day)
  if (!fee) return null
  if (mode !== 'train') return fee.localCents
  return railMissedTapFee(railProduct(product ?? ''), at, fee.trainCents)
}
