import type { HttpContext } from '@adonisjs/core/http'
import { saveBankAccount } from '#app/users/actions/save_bank_account'
import { bankAccountValidator } from '#app/users/validators'

export default class BankAccountController {
  async update({ auth, request, response, notify }: HttpContext) {
    const account = await request.validateUsing(bankAccountValidator)
    await saveBankAccount(auth.user!, account, auth.user!)

    notify('bankAccountKept')
    return response.redirect().back()
  }
}
