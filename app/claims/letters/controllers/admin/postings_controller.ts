import type { HttpContext } from '@adonisjs/core/http'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import Submission from '#app/claims/letters/submission'
import { postingValidator } from '#app/claims/letters/validators'
import SubmissionPolicy from '#app/claims/letters/submission_policy'

export default class PostingsController {
  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.submission_id)
    await bouncer.with(SubmissionPolicy).authorize('post')
    await markPosted(submission, user, await request.validateUsing(postingValidator))

    notify('submissionPosted')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }
}
