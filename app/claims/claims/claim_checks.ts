import type { CheckName } from '#app/claims/claims/check_name'
import type Claim from '#app/claims/claims/claim'
import type { FareSource } from '#app/claims/claims/fare_source'
import { isoDate, today } from '#app/platform/shared/clock'

type Check = { name: CheckName; passed: boolean | null }

const NOT_COMPUTED: FareSource[] = ['none', 'entered_by_traveller']

/** Computed where possible; null means a person must check. Needs trip and rule loaded, and `hasMandate`. */
export function claimChecks(claim: Claim): Check[] {
  const travelledOn = isoDate(claim.trip.travelledAt)
  return [
    {
      name: 'withinWindow',
      passed: isoDate(claim.submittedAt ?? claim.createdAt) <= claim.deadlineOn,
    },
    { name: 'deadlineAhead', passed: today() <= claim.deadlineOn },
    {
      name: 'ruleHeld',
      passed: claim.rule.validFrom <= travelledOn && (!claim.rule.validTo || travelledOn <= claim.rule.validTo),
    },
    {
      name: 'feeAsCharged',
      passed:
        claim.trip.reasons.includes('fee_imputed_train') || claim.trip.reasons.includes('fee_imputed_local')
          ? false
          : true,
    },
    {
      name: 'fareFromOwnTrips',
      passed: NOT_COMPUTED.includes(claim.fareSource) ? null : claim.fareSource === 'own_earlier_trip',
    },
    { name: 'mandateSigned', passed: claim.$extras.hasMandate as boolean },
    { name: 'stillIrregular', passed: claim.trip.irregularity === claim.kind },
  ]
}
