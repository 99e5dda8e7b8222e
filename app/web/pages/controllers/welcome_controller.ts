import type { HttpContext } from '@adonisjs/core/http'
import { quote } from '#app/claims/claims/quote'
import ClaimRule from '#app/claims/rules/claim_rule'
import Counterparty from '#app/travel/operators/counterparty'
import CounterpartyTransformer from '#app/travel/operators/transformers/counterparty_transformer'
import { today } from '#app/platform/shared/clock'
import { estimateProps } from '#app/claims/estimates/estimate_props'
import { ESTIMATE_TOKEN } from '#app/claims/estimates/estimate_token'
import Tenant from '#app/people/tenants/tenant'

/** A missed check-out from Leiden Centraal to Den Haag HS, at the NS prices of 2026. */
const EXAMPLE = { chargedCents: 20_00, fareCents: 4_90 }

export default class WelcomeController {
  async show({ inertia, session }: HttpContext) {
    const operators = await Counterparty.query()
      .whereIn(
        'id',
        ClaimRule.query()
          .withScopes((scopes) => scopes.validOn(today()))
          .select('counterparty_id')
      )
      .orderByRaw("slug <> 'ns', name")
    const { feeBps } = await Tenant.house()

    return inertia.render('Public/Welcome', {
      kept: await estimateProps(session.get(ESTIMATE_TOKEN)),
      operators: CounterpartyTransformer.transform(operators),
      example: { ...EXAMPLE, ...quote(EXAMPLE.chargedCents - EXAMPLE.fareCents, feeBps) },
    })
  }
}
