import { type Cap, capPeriodOf } from '#app/claims/claims/evaluate'
import type { IrregularTrip } from '#app/claims/claims/irregular_trips'
import type { CapUse, UsedCap } from '#app/claims/claims/used_cap'
import type ClaimRule from '#app/claims/rules/claim_rule'

/** Null where the operator takes as many as there are. */
export function capOf(rule: ClaimRule, trip: IrregularTrip, used: UsedCap[]): Cap | null {
  if (trip.medium === 'ovpay' || !rule.capCount || !rule.capPeriod) return null
  const period = capPeriodOf(trip.travelledOn, rule.capPeriod)
  const counted = used.filter(
    (one) =>
      one.counterpartyId === trip.counterpartyId &&
      one.travelledOn >= period.from &&
      one.travelledOn <= period.until &&
      (rule.capScope !== 'card' || one.cardId === null || one.cardId === trip.cardId)
  )
  const sum = (by?: CapUse) => counted.reduce((total, one) => total + (by && one.by !== by ? 0 : one.count), 0)
  const count = sum()
  return {
    count: rule.capCount,
    used: count,
    byOperator: sum('by_operator'),
    byTraveller: sum('by_traveller'),
    left: Math.max(rule.capCount - count, 0),
    key: `${trip.counterpartyId} ${period.from}${rule.capScope === 'card' ? ` ${trip.cardId}` : ''}`,
    ...period,
  }
}
