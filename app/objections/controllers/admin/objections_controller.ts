import type { HttpContext } from '@adonisjs/core/http'
import type Claim from '#app/claims/claim'
import ClaimPolicy from '#app/claims/claim_policy'
import { objectToClaims } from '#app/objections/actions/object_to_claims'
import { argumentAgainst } from '#app/objections/argument'
import { objectionableClaims } from '#app/objections/objectionable_claims'
import { chosenClaimsValidator, objectionValidator } from '#app/objections/validators'
import { Refusal } from '#app/shared/refusal'

const MOST = 200

/** Objections to one answer, for as many claims as got it. */
export default class ObjectionsController {
  /** `claims` is a list with commas: of those, or of all that got the same answer as the first. */
  async create({ bouncer, inertia, request }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims: list } = await request.validateUsing(chosenClaimsValidator)
    const references = list.split(',').slice(0, MOST)
    const chosen = await withDetails().whereIn('reference', references)
    if (chosen.length === 0) throw new Refusal('claims', 'cannotObject', { reference: references[0] })
    const [first] = chosen
    const same = await withDetails()
      .where({ counterparty_id: first.counterpartyId, rejection_reason: first.rejectionReason })
      .limit(MOST)

    return inertia.render('Admin/Objections/Create', {
      operatorName: first.counterparty.name,
      byEmail: first.counterparty.email !== null,
      reason: first.rejectionReason,
      argument: argumentAgainst(first.rejectionReason),
      chosen: chosen.filter((claim) => isLike(claim, first)).map(({ reference }) => reference),
      claims: same.map((claim) => ({
        reference: claim.reference,
        traveller: claim.user.fullName,
        grossCents: claim.grossCents,
        approvedCents: claim.approvedCents,
        decisionNote: claim.decisionNote,
        contestableUntil: claim.contestableUntil!,
        travelledAt: claim.trip.travelledAt.toISO()!,
      })),
    })
  } // prettier-ignore

  async store({ auth, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimPolicy).authorize('workOnClaims')
    const { claims, argument } = await request.validateUsing(objectionValidator)
    const submission = await objectToClaims(claims, argument, auth.user!)

    notify('objectionPrepared', { count: claims.length })
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }
}

const withDetails = () =>
  objectionableClaims().preload('counterparty').preload('user').preload('trip')

const isLike = (claim: Claim, first: Claim) =>
  claim.counterpartyId === first.counterpartyId && claim.rejectionReason === first.rejectionReason
