import type { HttpContext } from '@adonisjs/core/http'
import { checkLetter } from '#app/submissions/actions/check_letter'
import Submission from '#app/submissions/submission'
import SubmissionPolicy from '#app/submissions/submission_policy'

export default class LetterChecksController {
  async store({ auth, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('post')
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await checkLetter(submission, auth.user!)

    notify('letterChecked')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }
}
