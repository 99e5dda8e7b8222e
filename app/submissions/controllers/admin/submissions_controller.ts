import type { HttpContext } from '@adonisjs/core/http'
import type { AttachedFile } from '#app/attachments/attachments_of'
import Counterparty from '#app/counterparties/counterparty'
import { sendExport } from '#app/http/list_export'
import { hasMailServer } from '#app/emails/transport'
import { listPage, savedViews } from '#app/http/list_page'
import { prepareSubmission } from '#app/submissions/actions/prepare_submission'
import { claimsOfSubmission } from '#app/submissions/claims_of_submission'
import { overdueClaims } from '#app/submissions/overdue_claims'
import Submission from '#app/submissions/submission'
import { submissionList } from '#app/submissions/submission_list'
import SubmissionPolicy from '#app/submissions/submission_policy'
import SubmissionTransformer from '#app/submissions/transformers/submission_transformer'
import { submissionValidator } from '#app/submissions/validators'
import { waitingClaims } from '#app/submissions/waiting_claims'

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

  async store({ auth, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(SubmissionPolicy).authorize('create')
    const { operator } = await request.validateUsing(submissionValidator)
    const counterparty = await Counterparty.findByOrFail('slug', operator)
    const submission = await prepareSubmission(counterparty, auth.user!)

    notify('submissionPrepared')
    return response.redirect().toRoute('admin.submissions.show', [submission.reference])
  }

  async show({ auth, inertia, params }: HttpContext) {
    const submission = await Submission.findByReferenceOrFail(params.id)

    return inertia.render('Admin/Submissions/Show', {
      submission: SubmissionTransformer.transform(submission),
      claims: () => claimsOfSubmission(submission.id),
      attachments: submission.$extras.attachments as AttachedFile[],
      may: {
        check: submission.awaitsCheck && submission.createdById !== auth.user!.id,
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
