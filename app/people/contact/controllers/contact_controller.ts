import type { HttpContext } from '@adonisjs/core/http'
import { SENDER_ADDRESS } from '#config/bank'
import { receiveMessage } from '#app/people/contact/actions/receive_message'
import { answerDays } from '#app/people/contact/answer_days'
import { contactValidator, visitorContactValidator } from '#app/people/contact/validators'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { asWorker } from '#app/platform/shared/tenancy'
import Tenant from '#app/people/tenants/tenant'

export default class ContactController {
  async show({ inertia }: HttpContext) {
    return inertia.render('Auth/Contact', {
      address: SENDER_ADDRESS,
      answerDays: await answerDays(),
    })
  }

  async store(ctx: HttpContext) {
    const { response, notify } = ctx
    await (ctx.auth.user ? fromUser(ctx) : fromVisitor(ctx))

    notify('messageReceived')
    return response.redirect().toRoute('contact')
  }
}

async function fromUser({ user, request }: HttpContext) {
  const form = await request.validateUsing(contactValidator)
  if (form.website) return
  await receiveMessage(recipientOf(user), user.fullName, form)
}

async function fromVisitor(ctx: HttpContext) {
  const { name, email, ...form } = await ctx.request.validateUsing(visitorContactValidator)
  if (form.website) return
  const { id: tenantId } = await Tenant.house()
  const from = { tenantId, userId: null, address: email, firstName: name, locale: localeOf(ctx) }
  await asWorker(() => receiveMessage(from, name, form))
}
