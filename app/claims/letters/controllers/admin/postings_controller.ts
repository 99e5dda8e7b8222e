import type { HttpContext } from '@adonisjs/core/http'
import { markPosted } from '#app/claims/letters/actions/mark_posted'
import Letter from '#app/claims/letters/letter'
import { postingValidator } from '#app/claims/letters/validators'
import LetterPolicy from '#app/claims/letters/letter_policy'

export default class PostingsController {
  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    const letter = await Letter.findByReferenceOrFail(params.letter_id)
    await bouncer.with(LetterPolicy).authorize('post')
    await markPosted(letter, user, await request.validateUsing(postingValidator))

    notify('letterPosted')
    return response.redirect().toRoute('admin.letters.show', [letter.reference])
  }
}
