import type { HttpContext } from '@adonisjs/core/http'
import type { AttachedFile } from '#app/claims/attachments/attachments_of'
import Counterparty from '#app/travel/operators/counterparty'
import { sendExport } from '#app/web/http/list_export'
import { hasMailServer } from '#app/messages/emails/transport'
import { listPage, savedViews } from '#app/web/http/list_page'
import { prepareLetter } from '#app/claims/letters/actions/prepare_letter'
import { claimsOfLetter } from '#app/claims/letters/claims_of_letter'
import { overdueClaims } from '#app/claims/letters/overdue_claims'
import { hasUnansweredClaims } from '#app/claims/letters/claims_in_letter'
import Letter from '#app/claims/letters/letter'
import { letterList } from '#app/claims/letters/letter_list'
import LetterPolicy from '#app/claims/letters/letter_policy'
import LetterTransformer from '#app/claims/letters/transformers/letter_transformer'
import { letterValidator } from '#app/claims/letters/validators'
import { waitingClaims } from '#app/claims/letters/waiting_claims'

export default class LettersController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Letters/Index', {
      list: () => listPage(ctx, letterList),
      savedViews: savedViews(ctx, letterList),
      // Sums over all claims that wait: the letters come first.
      waiting: ctx.inertia.defer(() => waitingClaims(), 'work'),
      overdue: ctx.inertia.defer(() => overdueClaims(), 'work'),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, letterList)
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(LetterPolicy).authorize('create')
    const { operator } = await request.validateUsing(letterValidator)
    const counterparty = await Counterparty.findByOrFail('slug', operator)
    const letter = await prepareLetter(counterparty, user)

    notify('letterPrepared')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }

  async show({ user, inertia, params }: HttpContext) {
    const letter = await Letter.findByReferenceOrFail(params.id)

    return inertia.render('Admin/Letters/Show', {
      letter: LetterTransformer.transform(letter),
      claims: () => claimsOfLetter(letter.id),
      attachments: letter.$extras.attachments as AttachedFile[],
      may: {
        check: letter.awaitsCheck && letter.createdById !== user.id,
        post:
          letter.status === 'failed' ||
          (letter.status === 'prepared' && !letter.awaitsCheck && (letter.recipient === null || !hasMailServer())),
        resend: letter.canMoveTo('preparing') && letter.status === 'failed',
        giveUp: letter.status === 'failed',
        comeBack: letter.canMoveTo('bounced') && (await hasUnansweredClaims(letter)),
      },
    })
  }
}
