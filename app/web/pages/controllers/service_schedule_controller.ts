import type { HttpContext } from '@adonisjs/core/http'
import Counterparty from '#app/travel/operators/counterparty'
import CounterpartyTransformer from '#app/travel/operators/transformers/counterparty_transformer'
import { today } from '#app/platform/shared/clock'
import Tenant from '#app/people/tenants/tenant'

export default class ServiceScheduleController {
  async show({ inertia, request }: HttpContext) {
    const operators = await Counterparty.query()
      .preload('answerTimes')
      .preload(
        'rules',
        (rules) =>
          void rules
            // What an employer is paid only the employer can ask for, so a traveller cannot claim it.
            .whereNot('refund_to', 'employer')
            .withScopes((scopes) => scopes.validOn(today()))
            .orderBy('id')
      )
      .orderByRaw("slug <> 'ns', name")
    const modes = [...new Set(operators.flatMap((operator) => operator.modes))]
    const mode = modes.find((known) => known === request.qs().mode) ?? null
    const { feeBps } = await Tenant.house()

    return inertia.render('Public/ServiceSchedule', {
      operators: CounterpartyTransformer.transform(
        operators.filter((operator) => !mode || operator.modes.includes(mode))
      ).useVariant('forSchedule'),
      modes,
      mode,
      feeBps,
      validOn: today(),
    })
  }
}
