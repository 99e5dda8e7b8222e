import type { HttpContext } from '@adonisjs/core/http'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { Refusal } from '#app/platform/shared/refusal'
import { cancelLetter } from '#app/claims/letters/actions/cancel_letter'
import Submission from '#app/claims/letters/submission'
import SubmissionPolicy from '#app/claims/letters/submission_policy'

export default class LetterChecksController {
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('post')
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await checkLetter(submission, user)

    notify('letterChecked')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }

  /** It does not agree with the evidence, and does not leave. */
  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('post')
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    if (!submission.awaitsCheck) throw new Refusal('submission', 'nothingToCheck')
    await cancelLetter(submission, user)

    notify('letterCancelled')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }
}
