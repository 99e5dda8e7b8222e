import { dutchDay } from '#app/platform/shared/dutch_day'
import { day, number, orNull } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import type Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import type { Disputed } from '#app/claims/letters/kinds/objections/facts'
import { now } from '#app/platform/shared/clock'

/** With the evidence of each, by the id of the claim. Needs the trips loaded. */
export async function disputedClaims(claims: Claim[]): Promise<Map<number, Disputed>> {
  const ids = claims.map(({ id }) => id)
  const bundles = await EvidenceBundle.newestOf(ids)
  const byClaim = new Map(bundles.map((bundle) => [bundle.claimId, bundle.open()]))
  const known = await readRows(
    {
      cardId: number('card.id'),
      until: orNull(
        day(`(
       select ${dutchDay('max(x.at)')} from transactions x join batches b on b.id = x.batch_id
       where x.card_id = card.id and b.uploaded_at <= ?)`)
      ),
    },
    'from ovcp_cards card where card.id = any(?::bigint[])',
    [now().toJSDate(), [...new Set(claims.map(({ trip }) => trip.cardId))]]
  )
  const untilOf = new Map(known.map(({ cardId, until }) => [cardId, until]))
  return new Map(
    claims.map((claim) => {
      const knownUntil = untilOf.get(claim.trip.cardId) ?? null
      return [claim.id, { claim, evidence: byClaim.get(claim.id)!, knownUntil }]
    })
  )
}
