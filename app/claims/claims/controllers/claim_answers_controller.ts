import type { HttpContext } from '@adonisjs/core/http'
import { findLink } from '#app/people/accounts/auth/link_tokens'
import { type TravellersAnswer, tellAnswer } from '#app/claims/decisions/actions/tell_answer'
import { askedClaims } from '#app/claims/claims/asked_claims'
import Claim from '#app/claims/claims/claim'
import { travellersAnswerValidator } from '#app/claims/claims/validators'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

/** Where the mail leads that asks how operators answered: a page, because mail programs open links on their own. */
export default class ClaimAnswersController {
  async show({ inertia, params, response }: HttpContext) {
    const user = await travellerOf(params.token)
    response.header('referrer-policy', 'no-referrer')
    return inertia.render('Auth/ClaimAnswers', {
      token: params.token,
      claims: user && (await asWorker(() => askedClaims(user))),
      reasons: [...REJECTION_REASONS],
    })
  }

  async store({ params, request, response, notify }: HttpContext) {
    const user = await travellerOf(params.token)
    if (!user) throw new Refusal('link', 'linkInvalid')
    const answer = (await request.validateUsing(travellersAnswerValidator)) as TravellersAnswer
    await asWorker(async () => {
      const claim = await Claim.personal(user).where('reference', params.claim_id).firstOrFail()
      await tellAnswer(claim, user, answer)
    })

    notify(answer.said === 'nothing' ? 'claimAskedAgain' : 'claimAnswerTold')
    return response.redirect().toRoute('claim_answers', [params.token])
  }
}

async function travellerOf(token: string) {
  const link = await findLink(token, 'tell_answers')
  const user = link && (await asWorker(() => User.find(link.userId)))
  return user && !user.erasedAt && !user.blockedAt ? user : null
}
