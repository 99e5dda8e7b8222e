import type { HttpContext } from '@adonisjs/core/http'
import { checkLetter } from '#app/claims/letters/actions/check_letter'
import { Refusal } from '#app/platform/shared/refusal'
import { cancelLetter } from '#app/claims/letters/actions/cancel_letter'
import Letter from '#app/claims/letters/letter'
import LetterPolicy from '#app/claims/letters/letter_policy'

export default class LetterChecksController {
  async store({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(LetterPolicy).authorize('post')
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    await checkLetter(letter, user)

    notify('letterChecked')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(LetterPolicy).authorize('post')
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    if (!letter.awaitsCheck) throw new Refusal('letter', 'nothingToCheck')
    await cancelLetter(letter, user)

    notify('letterCancelled')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }
}
