import type { HttpContext } from '@adonisjs/core/http'
import { cancelLetter } from '#app/claims/letters/actions/cancel_letter'
import { resendLetter } from '#app/claims/letters/actions/resend_letter'
import { returnLetter } from '#app/claims/letters/actions/return_letter'
import Letter from '#app/claims/letters/letter'
import LetterPolicy from '#app/claims/letters/letter_policy'
import { returnedLetterValidator } from '#app/claims/letters/validators'

export default class DeliveriesController {
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    await bouncer.with(LetterPolicy).authorize('post')
    await resendLetter(letter, user)

    notify('letterResent')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }

  async update({ user, bouncer, params, request, response, notify }: HttpContext) {
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    await bouncer.with(LetterPolicy).authorize('post')
    const { reason } = await request.validateUsing(returnedLetterValidator)
    await returnLetter(letter, reason, user)

    notify('letterReturned')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    await bouncer.with(LetterPolicy).authorize('post')
    await cancelLetter(letter, user)

    notify('letterCancelled')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }
}
