import { errors, type HttpContext } from '@adonisjs/core/http'
import { changeEmailPreference } from '#app/people/accounts/actions/change_email_preference'
import { subscriptionOf } from '#app/people/accounts/subscription_of'
import { inTenant } from '#app/platform/shared/tenancy'

/** For links in messages, with or without a session, and for mail programs (RFC 8058). */
export default class UnsubscribeController {
  async show({ inertia, params, request }: HttpContext) {
    const { user, topic } = await this.#find(params.token, request)

    return inertia.render('Public/Unsubscribe', {
      token: params.token,
      topic,
      isOff: user.mutedEmails.includes(topic),
    })
  }

  /** Renders the page itself, because mail programs follow no redirect. */
  async store({ inertia, params, request }: HttpContext) {
    const { user, topic } = await this.#find(params.token, request)
    await inTenant(user.tenantId, () => changeEmailPreference(user, { topic, isOn: false }))

    return inertia.render('Public/Unsubscribe', { token: params.token, topic, isOff: true })
  }

  async #find(token: string, request: HttpContext['request']) {
    const subscription = await subscriptionOf(token)
    if (!subscription) throw new errors.E_ROUTE_NOT_FOUND([request.method(), request.url()])
    return subscription
  }
}
