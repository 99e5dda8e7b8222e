import type { HttpContext } from '@adonisjs/core/http'
import { keepBankAccount } from '#app/users/actions/keep_bank_account'
import { bankAccountValidator } from '#app/users/validators'

export default class BankAccountController {
  async update({ auth, request, response, notify }: HttpContext) {
    const account = await request.validateUsing(bankAccountValidator)
    await keepBankAccount(auth.user!, account, auth.user!)

    notify('bankAccountKept')
    return response.redirect().back()
  }
}
