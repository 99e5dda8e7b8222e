import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { freezeEvidence } from '#app/claims/claims/evidence/freeze_evidence'
import { requoteClaim } from '#app/claims/claims/actions/requote_claim'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { isMissedTap } from '#app/travel/trips/isomorphic/irregularity'
import Trip from '#app/travel/trips/trip'
import User from '#app/people/accounts/user'

/** `expiresOn` is an ISO date. */
export type Corrected = { statedPlace?: string | null; expiresOn?: string | null }

/** A stop is corrected only while the claim has not left, with its amounts and evidence; the card always. */
export async function resumeClaim(
  { id }: Pick<Claim, 'id'>,
  by: User,
  reply: string | null,
  { statedPlace, expiresOn }: Corrected = {}
) {
  const claim = await Claim.lock(id)
  if (claim.heldStatus === null) throw new Refusal('claim', 'notOnHold')
  const isOpen = claim.heldStatus === 'ready'
  const trip = await Trip.findOrFail(claim.tripId)
  const user = await User.findOrFail(claim.userId)
  if (expiresOn) await OvcpCard.query().where('id', trip.cardId).update({ expires_on: expiresOn })

  const isStop = isOpen && isMissedTap(claim.kind) && statedPlace && statedPlace !== claim.statedPlace
  const { support, set } = isStop
    ? await requoteClaim(user, claim, statedPlace)
    : { support: (await EvidenceBundle.latestOf(claim)).open().support, set: {} }
  const resumed = await claim.moveTo(claim.heldStatus, {
    by,
    // What left already has to be told by us.
    set: { holdReply: reply, ...(!isOpen && reply !== null && { repliedAt: now() }), ...set },
    action: 'resumed',
  })
  if (isOpen && (isStop || expiresOn) && support) await freezeEvidence(user, [resumed], () => support)
  return resumed
}
