import { evaluateTrips } from '#app/claims/claims/claimable_trips'
import type Claim from '#app/claims/claims/claim'
import { supportOf } from '#app/claims/claims/evidence/support'
import { irregularTrips } from '#app/claims/claims/irregular_trips'
import { pastRides } from '#app/claims/claims/past_rides'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

/** At the fee percentage that the claim was made with. Throws a Refusal where nothing is left to ask. */
export async function requoteClaim(user: User, claim: Claim, statedPlace: string) {
  const trips = await irregularTrips(user, { tripIds: [claim.tripId] })
  const places = [statedPlace, ...trips.flatMap(({ fromPlace, toPlace }) => [fromPlace, toPlace])]
  const rides = await pastRides(
    user,
    places.filter((place) => place !== null)
  )
  const [one] = await evaluateTrips(
    trips.map((trip) => ({ ...trip, claimReference: null })),
    {
      stated: { [trips[0]?.publicId ?? '']: statedPlace },
      used: [],
      rides,
      claimant: claim.isBusiness ? 'employer' : 'traveller',
      feeBps: claim.feeBps,
    }
  )
  const quote = one?.evaluation.quote
  if (!quote || !one.fare) {
    const reason = one?.evaluation.reason ?? 'noRule'
    throw new Refusal('statedPlace', `notClaimable.${reason}`, {
      from: one?.trip.fromPlace ?? '?',
      to: statedPlace,
      day: one?.evaluation.opensOn ?? claim.deadlineOn,
    })
  }
  return {
    support: supportOf(one),
    set: {
      statedPlace,
      estimatedFareCents: one.fare.cents,
      fareSource: one.fare.source,
      grossCents: quote.grossCents,
      feeCents: quote.feeCents,
      netCents: quote.netCents,
    },
  }
}
