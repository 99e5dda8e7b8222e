import type { HttpContext } from '@adonisjs/core/http'
import { answerPayment, forgetPaymentAnswer } from '#app/claims/uploads/actions/answer_payment'
import { paymentAnswerValidator } from '#app/claims/claims/validators'

export default class PaymentAnswersController {
  async update({ user, params, request, response }: HttpContext) {
    const { trips } = await request.validateUsing(paymentAnswerValidator)
    await answerPayment(user, Number(params.id), trips)

    // The address holds the stops that were named.
    return response.redirect().withQs().back()
  }

  async destroy({ user, params, response }: HttpContext) {
    await forgetPaymentAnswer(user, Number(params.id))

    return response.redirect().withQs().back()
  }
}
