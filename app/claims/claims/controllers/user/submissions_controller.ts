import type { HttpContext } from '@adonisjs/core/http'
import { confirmSubmission, earliestSubmission } from '#app/claims/claims/actions/confirm_submission'
import Claim from '#app/claims/claims/claim'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import { guidedFields } from '#app/claims/claims/guided_fields'
import ClaimTransformer from '#app/claims/claims/transformers/claim_transformer'
import { confirmSubmissionValidator } from '#app/claims/claims/validators'
import { isGuided } from '#app/claims/rules/channel'
import { Refusal } from '#app/platform/shared/refusal'

export default class SubmissionsController {
  async create({ user, inertia, params }: HttpContext) {
    const claim = await ownClaim(user, params.claim_id)
    if (!isGuided(claim.channel)) throw new Refusal('claim', 'notGuided')
    const bundle = await EvidenceBundle.latestOf(claim)

    return inertia.render('User/Claims/Submissions/Create', {
      claim: ClaimTransformer.transform(claim),
      from: earliestSubmission(claim),
      form: { channel: claim.channel, url: claim.rule.formUrl! },
      ...guidedFields(bundle.open(), claim.channel, {
        expiresOn: claim.trip.card.expiresOn,
        birthOn: user.birthOn,
      }),
    })
  }

  async store({ user, params, request, response, notify }: HttpContext) {
    const claim = await ownClaim(user, params.claim_id)
    const { operatorReference, submittedOn } = await request.validateUsing(confirmSubmissionValidator)
    await confirmSubmission(claim, user, { operatorReference, submittedOn })

    notify('claimSubmittedByYou')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}

const ownClaim = (user: { id: number; tenantId: number }, reference: string) =>
  Claim.personal(user)
    .where('reference', reference)
    .preload('trip', (trips) => void trips.preload('card'))
    .preload('counterparty')
    .preload('rule')
    .firstOrFail()
