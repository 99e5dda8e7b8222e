import { stopsOf } from '#app/claims/claims/stops'
import type Claim from '#app/claims/claims/claim'
import { lastDay } from '#app/claims/claims/evaluate'
import { wordsOf } from '#app/platform/documents/words'
import { isRecent } from '#app/travel/operators/months_to_check'
import { isoDate } from '#app/platform/shared/clock'
import type { Locale } from '#app/platform/shared/locale'
import { isCorrection } from '#app/travel/trips/isomorphic/irregularity'

export type Explanation = {
  trip: string[]
  claim: string
  rule: string[]
  deadline: string
  amount: string[]
}

/** The same for its traveller and for staff. Needs trip, rule and counterparty loaded. */
export function explain(claim: Claim, locale: Locale): Explanation {
  const { t, shared, money, day } = wordsOf(locale)
  const { trip, rule } = claim
  const operator = claim.counterparty.name
  const travelledOn = isoDate(trip.travelledAt)
  const unknown = t('why.unknownPlace')
  const stops = stopsOf(claim, trip)
  const facts = {
    operator,
    from: stops.from ?? unknown,
    to: stops.to ?? unknown,
    day: day(travelledOn),
    charged: money(claim.chargedCents),
  }
  const window = windowOf(claim, travelledOn)

  return {
    trip: trip.reasons.map((reason) => shared(`trips.reasons.${reason}`)),
    claim: t(`why.claim.${trip.reasons.includes('tap_was_arrival') ? 'arrival' : claim.kind}`, facts),
    rule: [
      t('why.rule', { operator, version: rule.version, from: day(rule.validFrom) }),
      ...(window === 'own' ? [] : [t(`why.window.${window}`, { ...termOf(claim), operator })]),
      ...(rule.capCount && rule.capPeriod && isCorrection(claim.kind)
        ? [t('why.cap', { operator, count: rule.capCount, period: rule.capPeriod, scope: rule.capScope })]
        : []),
      ...(rule.goodwill ? [t('why.goodwill', { operator })] : []),
      ...(rule.confirmed && isRecent(rule.checkedOn) ? [] : [t('why.unconfirmed', { operator })]),
    ],
    deadline: t(`why.deadline.${window}`, { ...facts, ...termOf(claim), deadline: day(claim.deadlineOn) }),
    amount: [
      claim.fareSource === 'none'
        ? t('why.whole', { charged: money(claim.chargedCents) })
        : t('why.gross', {
            charged: money(claim.chargedCents),
            fare: money(claim.estimatedFareCents),
            source: shared(`claims.fareSources.${claim.fareSource}`),
            gross: money(claim.grossCents),
          }),
      claim.refundTo === 'fareback'
        ? t('why.fee', { fee: money(claim.feeCents), percentage: claim.feeBps / 100, net: money(claim.netCents) })
        : t('why.noFee', { operator, net: money(claim.netCents) }),
    ],
  }
}

/** A trip whose export states a window of its own has another last day than its rule gives. */
function windowOf({ rule, deadlineOn }: Claim, travelledOn: string) {
  if (lastDay(travelledOn, rule) !== deadlineOn) return 'own'
  return rule.latestMonths === null ? 'days' : 'months'
}

const termOf = ({ rule }: Claim) => ({
  earliest: rule.earliestDays,
  latest: rule.latestMonths ?? rule.latestDays ?? 0,
})
