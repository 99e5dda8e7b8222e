import type { HttpContext } from '@adonisjs/core/http'
import type Claim from '#app/claims/claims/claim'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { objectToClaims } from '#app/claims/letters/actions/object_to_claims'
import { disputedClaims } from '#app/claims/letters/kinds/objections/disputed_claims'
import { factsAgainst } from '#app/claims/letters/kinds/objections/facts'
import { openingAgainst } from '#app/claims/letters/kinds/objections/opening'
import { objectionableClaims } from '#app/claims/letters/kinds/objections/objectionable_claims'
import { chosenClaimsValidator, objectionValidator } from '#app/claims/letters/validators'
import { Refusal } from '#app/platform/shared/refusal'

const MAX_CLAIMS = 200

export default class ObjectionsController {
  /** `claims` is a list with commas; the page shows all that got the same answer as the first of them. */
  async create({ bouncer, inertia, request }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims: list } = await request.validateUsing(chosenClaimsValidator)
    const references = list.split(',').slice(0, MAX_CLAIMS)
    const chosen = await withDetails().whereIn('reference', references)
    if (chosen.length === 0) throw new Refusal('claims', 'cannotObject', { reference: references[0] })
    const [first] = chosen
    const same = await withDetails()
      .where({ counterparty_id: first.counterpartyId, rejection_reason: first.rejectionReason })
      .limit(MAX_CLAIMS)
    const disputed = await disputedClaims(same)
    const factsOf = new Map(
      same.map(({ id, rejectionReason }) => [id, factsAgainst(rejectionReason, disputed.get(id)!)])
    )
    const hasFacts = ({ id }: Claim) => (factsOf.get(id) ?? []).length > 0
    const alike = chosen.filter((claim) => isLike(claim, first))

    return inertia.render('Admin/Objections/Create', {
      operatorName: first.counterparty.name,
      byEmail: first.counterparty.email !== null,
      reason: first.rejectionReason,
      // Without facts there is nothing to offer: staff write why, or leave it.
      argument: alike.some(hasFacts) ? openingAgainst(first.rejectionReason) : '',
      chosen: alike.filter(hasFacts).map(({ reference }) => reference),
      claims: same.map((claim) => ({
        reference: claim.reference,
        traveller: claim.user.fullName,
        grossCents: claim.grossCents,
        approvedCents: claim.approvedCents,
        statedReason: claim.statedReason,
        decisionNote: claim.decisionNote,
        facts: factsOf.get(claim.id)!,
        contestableUntil: claim.contestableUntil!,
        travelledAt: claim.trip.travelledAt.toISO()!,
      })),
    })
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims, argument } = await request.validateUsing(objectionValidator)
    const letter = await objectToClaims(claims, argument, user)

    notify('objectionPrepared', { count: claims.length })
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }
}

const withDetails = () => objectionableClaims().preload('counterparty').preload('user').preload('trip')

const isLike = (claim: Claim, first: Claim) =>
  claim.counterpartyId === first.counterpartyId && claim.rejectionReason === first.rejectionReason
