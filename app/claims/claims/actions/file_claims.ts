import { freezeEvidence } from '#app/claims/claims/evidence/freeze_evidence'
import { supportOf } from '#app/claims/claims/evidence/support'
import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import { type ClaimableTrip, claimableTrips } from '#app/claims/claims/claimable_trips'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { now, today } from '#app/platform/shared/clock'
import User from '#app/people/accounts/user'

export type ChosenTrip = { tripId: string; statedPlace?: string | null }
type Filter = { batchId?: number }

/** All or none. Throws a Refusal where a trip can no longer be claimed, or their net amount is not `shownCents`. */
export async function fileClaims(
  { id }: Pick<User, 'id'>,
  filter: Filter,
  chosenTrips: ChosenTrip[],
  shownCents?: number
) {
  // Without this lock two tabs at once would both see the same cap left.
  const user = await User.lock(id)
  if (!user.mandateSignedAt) throw new Refusal('trips', 'mandateMissing')

  const chosen = await findChosen(user, filter, chosenTrips)
  if (shownCents !== undefined && netCentsOf(chosen) !== shownCents) {
    throw new Refusal('trips', 'amountsChanged')
  }
  return fileChosen(user, chosen, { by: user })
}

type Filing = {
  by: User
  /** The employer claims it, under its own mandate; the money is the organisation's. */
  isBusiness?: boolean
}

/** Needs the user locked, and trips that can be claimed. */
export async function fileChosen(user: User, chosen: ClaimableTrip[], filing: Filing) {
  const claims: Claim[] = []
  for (const one of chosen) claims.push(await fileClaim(user, one, filing))
  const byTrip = new Map(chosen.map((one) => [one.trip.id, one]))
  await freezeEvidence(user, claims, ({ tripId }) => supportOf(byTrip.get(tripId)!))
  return claims
}

export const netCentsOf = (chosen: ClaimableTrip[]) =>
  chosen.reduce((sum, { evaluation }) => sum + evaluation.quote!.netCents, 0)

/** Throws a Refusal where one cannot be claimed, or they are more than a cap allows. */
export async function findChosen(user: User, filter: Filter, chosenTrips: ChosenTrip[]) {
  const stated = Object.fromEntries(chosenTrips.map(({ tripId, statedPlace }) => [tripId, statedPlace ?? '']))
  const claimable = await claimableTrips(user, filter, stated)
  const chosen = chosenTrips.map(({ tripId }) => {
    const one = claimable.find(({ trip }) => trip.publicId === tripId)
    if (!one) throw new Refusal('trips', 'tripNotFound')
    return one
  })
  checkCaps(chosen)
  const refused = chosen.find(({ evaluation }) => evaluation.reason !== null)
  if (refused) {
    throw new Refusal('trips', `notClaimable.${refused.evaluation.reason}`, placesOf(refused))
  }
  return chosen
}

async function fileClaim(user: User, one: ClaimableTrip, { by, isBusiness = false }: Filing) {
  const { quote, deadlineOn } = one.evaluation
  const claim = await Claim.create({
    reference: newReference('CLM'),
    tenantId: user.tenantId,
    userId: user.id,
    tripId: one.trip.id,
    batchId: one.trip.batchId,
    counterpartyId: one.trip.counterpartyId!,
    ruleId: one.rule!.id,
    kind: one.kind,
    status: 'ready',
    isBusiness,
    channel: one.rule!.channel,
    refundTo: isBusiness && one.rule!.refundTo === 'traveller' ? 'employer' : one.rule!.refundTo,
    statedPlace: isMissedTap(one.kind) ? one.statedPlace : null,
    chargedCents: one.chargedCents,
    estimatedFareCents: one.fare!.cents,
    fareSource: one.fare!.source,
    grossCents: quote!.grossCents,
    feeBps: quote!.feeBps,
    feeCents: quote!.feeCents,
    netCents: quote!.netCents,
    capPeriodStart: one.cap?.from ?? null,
    deadlineOn: deadlineOn!,
    createdAt: now(),
  })
  await record('claim.ready', claim, by, {
    gross: claim.grossCents,
    fee: claim.feeCents,
  })
  return claim
}

function checkCaps(chosen: ClaimableTrip[]) {
  const asked = new Map<string, number>()
  for (const one of chosen) {
    if (!one.cap) continue
    const { key } = one.cap
    const count = (asked.get(key) ?? 0) + 1
    asked.set(key, count)
    if (count > one.cap.left) {
      throw new Refusal('trips', 'moreThanCap', {
        operator: one.trip.operatorName ?? '',
        left: one.cap.left,
      })
    }
  }
}

const placesOf = (one: ClaimableTrip) => ({
  from: one.trip.fromPlace ?? '?',
  to: one.trip.toPlace ?? one.statedPlace ?? '?',
  day: one.evaluation.opensOn ?? today(),
})
