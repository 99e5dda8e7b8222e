import type { HttpContext } from '@adonisjs/core/http'
import { saveBankAccount } from '#app/people/accounts/actions/save_bank_account'
import { bankAccountValidator } from '#app/people/accounts/validators'

export default class BankAccountController {
  async update({ user, request, response, notify }: HttpContext) {
    const account = await request.validateUsing(bankAccountValidator)
    await saveBankAccount(user, account, user)

    notify('bankAccountKept')
    return response.redirect().withQs().back()
  }
}
