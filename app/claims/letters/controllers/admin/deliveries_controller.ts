import type { HttpContext } from '@adonisjs/core/http'
import { cancelLetter } from '#app/claims/letters/actions/cancel_letter'
import { resendLetter } from '#app/claims/letters/actions/resend_letter'
import { returnLetter } from '#app/claims/letters/actions/return_letter'
import Submission from '#app/claims/letters/submission'
import SubmissionPolicy from '#app/claims/letters/submission_policy'
import { returnedLetterValidator } from '#app/claims/letters/validators'

/** What becomes of a letter that did not arrive. */
export default class DeliveriesController {
  /** Tries again. */
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await bouncer.with(SubmissionPolicy).authorize('post')
    await resendLetter(submission, user)

    notify('letterResent')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }

  /** It came back. */
  async update({ user, bouncer, params, request, response, notify }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await bouncer.with(SubmissionPolicy).authorize('post')
    const { reason } = await request.validateUsing(returnedLetterValidator)
    await returnLetter(submission, reason, user)

    notify('letterReturned')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }

  /** Its claims go into another letter. */
  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await bouncer.with(SubmissionPolicy).authorize('post')
    await cancelLetter(submission, user)

    notify('letterCancelled')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }
}
