import type { HttpContext } from '@adonisjs/core/http'
import { answerAboutCommittee } from '#app/claims/claims/actions/ask_about_committee'
import Claim from '#app/claims/claims/claim'
import { committeeAnswerValidator } from '#app/claims/claims/validators'

export default class CommitteeAnswersController {
  async store({ user, params, request, response, notify }: HttpContext) {
    const claim = await Claim.ownedBy(user).where('reference', params.claim_id).firstOrFail()
    const { answer } = await request.validateUsing(committeeAnswerValidator)
    await answerAboutCommittee(claim, user, answer)

    notify(answer === 'yes' ? 'committeeYes' : 'committeeNo')
    return response.redirect().toRoute('claims.show', [claim.reference])
  }
}
