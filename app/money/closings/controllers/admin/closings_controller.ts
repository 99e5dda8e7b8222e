import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { auditorExport } from '#app/money/closings/actions/auditor_export'
import { closeMonth, signOffMonth, withdrawSignature } from '#app/money/closings/actions/sign_off_month'
import { closingOf, closings } from '#app/money/closings/closing'
import { expectedPayments } from '#app/money/closings/expected_payments'
import { endedMonths, isMonthEnd, monthEnd } from '#app/money/closings/month_end'
import { suspenseByOwner } from '#app/money/closings/suspense'
import { closingValidator, monthValidator } from '#app/money/closings/validators'
import LedgerPolicy from '#app/money/ledger/ledger_policy'
import { isNewStaff } from '#app/people/accounts/new_staff'

export default class ClosingsController {
  async index({ user, bouncer, inertia, request }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    const [, asked] = await request.tryValidateUsing(monthValidator)
    const months = await endedMonths()
    const month = months.find((one) => one === asked?.month) ?? months[0] ?? null
    return inertia.render('Admin/Closings/Index', {
      months,
      month: async () => (month ? await monthEnd(month) : null),
      signed: async () => (month ? await closingOf(month) : null),
      closings: () => closings(),
      expected: () => expectedPayments(),
      suspense: () => suspenseByOwner(),
      reader: { id: user.id, isNew: isNewStaff(user) },
    })
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    const { month } = await request.validateUsing(closingValidator)
    await signOffMonth(month, user)

    notify('monthSigned')
    return response.redirect().withQs().back('/admin/closings')
  }

  async confirm({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    await closeMonth(monthIn(params), user)

    notify('monthClosed')
    return response.redirect().withQs().back('/admin/closings')
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    await withdrawSignature(monthIn(params), user)

    notify('signatureWithdrawn')
    return response.redirect().withQs().back('/admin/closings')
  }

  async export({ user, bouncer, params, response }: HttpContext) {
    await bouncer.with(LedgerPolicy).authorize('check')
    const closing = await closingOf(monthIn(params))
    if (!closing) throw new errors.E_ROW_NOT_FOUND()
    const file = await auditorExport(closing, user)
    response.header('cache-control', 'no-store')
    return response.file(`fareback-books-${closing.untilOn}.zip`, file)
  }
}

function monthIn({ month }: Record<string, string>) {
  if (!isMonthEnd(month)) throw new errors.E_ROW_NOT_FOUND()
  return month
}
