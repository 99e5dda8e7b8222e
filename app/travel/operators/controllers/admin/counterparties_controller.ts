import type { HttpContext } from '@adonisjs/core/http'
import { updateCounterparty } from '#app/travel/operators/actions/update_counterparty'
import { concessionsOf } from '#app/travel/operators/concessions_of'
import Counterparty from '#app/travel/operators/counterparty'
import { counterpartyList } from '#app/travel/operators/counterparty_list'
import CounterpartyPolicy from '#app/travel/operators/counterparty_policy'
import ClaimRule from '#app/claims/rules/claim_rule'
import ClaimRuleTransformer from '#app/claims/rules/transformers/claim_rule_transformer'
import CounterpartyTransformer from '#app/travel/operators/transformers/counterparty_transformer'
import { counterpartyValidator } from '#app/travel/operators/validators'
import { draftFor } from '#app/travel/operators/draft_for'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'

export default class CounterpartiesController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Counterparties/Index', {
      list: () => listPage(ctx, counterpartyList),
      savedViews: savedViews(ctx, counterpartyList),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, counterpartyList)
  }

  async show({ user, bouncer, inertia, params }: HttpContext) {
    const operator = await Counterparty.query()
      .where('slug', params.id)
      .preload('answerTimes', (times) => void times.orderBy('way'))
      .preload('answerCheckedBy')
      .firstOrFail()
    const rules = await ClaimRule.query()
      .where('counterparty_id', operator.id)
      .whereNot('status', 'retired')
      .orderBy('kind')
      .orderBy('version', 'desc')

    return inertia.render('Admin/Counterparties/Show', {
      operator: CounterpartyTransformer.transform(operator).useVariant('forAdmin'),
      rules: ClaimRuleTransformer.transform(rules).useVariant('forAdmin'),
      concessions: await concessionsOf(operator.id),
      draft: await draftFor(user, operator),
      may: { edit: await bouncer.with(CounterpartyPolicy).allows('edit') },
    })
  }

  async update({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(CounterpartyPolicy).authorize('edit')
    const operator = await Counterparty.findByOrFail('slug', params.id)
    const draft = await updateCounterparty(operator, await request.validateUsing(counterpartyValidator), user)

    notify(draft ? 'detailsDrafted' : 'counterpartyUpdated')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }
}
