import type { HttpContext } from '@adonisjs/core/http'
import { type TravellersAnswer, tellAnswer } from '#app/claims/decisions/actions/tell_answer'
import Claim from '#app/claims/claims/claim'
import { travellersAnswerValidator } from '#app/claims/claims/validators'
import { asWorker } from '#app/platform/shared/tenancy'

export default class AnswersController {
  async store({ user, params, request, response, notify }: HttpContext) {
    const claim = await Claim.personal(user).where('reference', params.claim_id).firstOrFail()
    const answer = (await request.validateUsing(travellersAnswerValidator)) as TravellersAnswer
    // What a claim received is not a column of travellers.
    await asWorker(() => tellAnswer(claim, user, answer))

    notify(NOTICES[answer.said])
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}

const NOTICES = { paid: 'claimPaidDirectly', refused: 'claimRefusedTold', nothing: 'claimAskedAgain' } as const
