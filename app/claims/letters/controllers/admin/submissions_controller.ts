import type { HttpContext } from '@adonisjs/core/http'
import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import Counterparty from '#app/travel/operators/counterparty'
import { sendExport } from '#app/web/http/list_export'
import { hasMailServer } from '#app/messages/emails/transport'
import { listPage, savedViews } from '#app/web/http/list_page'
import { prepareSubmission } from '#app/claims/letters/actions/prepare_submission'
import { claimsOfSubmission } from '#app/claims/letters/claims_of_submission'
import { overdueClaims } from '#app/claims/letters/overdue_claims'
import Submission from '#app/claims/letters/submission'
import { submissionList } from '#app/claims/letters/submission_list'
import SubmissionPolicy from '#app/claims/letters/submission_policy'
import SubmissionTransformer from '#app/claims/letters/transformers/submission_transformer'
import { submissionValidator } from '#app/claims/letters/validators'
import { waitingClaims } from '#app/claims/letters/waiting_claims'

export default class SubmissionsController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Submissions/Index', {
      list: () => listPage(ctx, submissionList),
      savedViews: savedViews(ctx, submissionList),
      waiting: () => waitingClaims(),
      overdue: () => overdueClaims(),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, submissionList)
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('create')
    const { operator } = await request.validateUsing(submissionValidator)
    const counterparty = await Counterparty.findByOrFail('slug', operator)
    const submission = await prepareSubmission(counterparty, user)

    notify('submissionPrepared')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }

  async show({ user, inertia, params }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.id)

    return inertia.render('Admin/Submissions/Show', {
      submission: SubmissionTransformer.transform(submission),
      claims: () => claimsOfSubmission(submission.id),
      attachments: submission.$extras.attachments as AttachedFile[],
      may: {
        check: submission.awaitsCheck && submission.createdById !== user.id,
        post:
          submission.status === 'failed' ||
          (submission.status === 'prepared' &&
            !submission.awaitsCheck &&
            (submission.recipient === null || !hasMailServer())),
        resend: submission.canMoveTo('preparing') && submission.status === 'failed',
        giveUp: submission.status === 'failed',
        comeBack: submission.canMoveTo('bounced'),
      },
    })
  }
}
