import type { HttpContext } from '@adonisjs/core/http'
import ClaimRule from '#app/claims/rules/claim_rule'
import Counterparty from '#app/travel/operators/counterparty'
import ScheduleTransformer from '#app/web/pages/transformers/schedule_transformer'
import { today } from '#app/platform/shared/clock'
import Tenant from '#app/people/tenants/tenant'

export default class ServiceScheduleController {
  async show({ inertia, request }: HttpContext) {
    const operators = await Counterparty.query().preload('answerTimes').orderByRaw("slug <> 'ns', name")
    // What an employer is paid only the employer can ask for, so a traveller cannot claim it.
    const rules = await ClaimRule.query()
      .whereNot('refund_to', 'employer')
      .withScopes((scopes) => scopes.validOn(today()))
      .orderBy('id')
    const modes = [...new Set(operators.flatMap((operator) => operator.modes))]
    const mode = modes.find((known) => known === request.qs().mode) ?? null
    const { feeBps } = await Tenant.house()

    return inertia.render('Public/ServiceSchedule', {
      operators: ScheduleTransformer.transform(
        operators
          .filter((operator) => !mode || operator.modes.includes(mode))
          .map((operator) => ({
            operator,
            rules: rules.filter(({ counterpartyId }) => counterpartyId === operator.id),
          }))
      ),
      modes,
      mode,
      feeBps,
      validOn: today(),
    })
  }
}
