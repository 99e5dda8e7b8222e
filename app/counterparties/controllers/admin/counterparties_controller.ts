import type { HttpContext } from '@adonisjs/core/http'
import { updateCounterparty } from '#app/counterparties/actions/update_counterparty'
import { concessionsOf } from '#app/counterparties/concessions_of'
import Counterparty from '#app/counterparties/counterparty'
import { counterpartyList } from '#app/counterparties/counterparty_list'
import CounterpartyPolicy from '#app/counterparties/counterparty_policy'
import ClaimRuleTransformer from '#app/counterparties/transformers/claim_rule_transformer'
import CounterpartyTransformer from '#app/counterparties/transformers/counterparty_transformer'
import { counterpartyValidator } from '#app/counterparties/validators'
import { draftFor } from '#app/counterparties/draft_for'
import { sendExport } from '#app/http/list_export'
import { listPage, savedViews } from '#app/http/list_page'

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

  async show({ auth, bouncer, inertia, params }: HttpContext) {
    const operator = await Counterparty.query()
      .where('slug', params.id)
      .preload('rules', (rules) => {
        void rules.whereNot('status', 'retired').orderBy('kind').orderBy('version', 'desc')
      })
      .preload('answerTimes', (times) => void times.orderBy('way'))
      .preload('answerCheckedBy')
      .firstOrFail()

    return inertia.render('Admin/Counterparties/Show', {
      operator: CounterpartyTransformer.transform(operator).useVariant('forAdmin'),
      rules: ClaimRuleTransformer.transform(operator.rules).useVariant('forAdmin'),
      concessions: await concessionsOf(operator.id),
      draft: await draftFor(auth.user!, operator),
      may: { edit: await bouncer.with(CounterpartyPolicy).allows('edit') },
    })
  }

  async update({ auth, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(CounterpartyPolicy).authorize('edit')
    const operator = await Counterparty.findByOrFail('slug', params.id)
    const draft = await updateCounterparty(
      operator,
      await request.validateUsing(counterpartyValidator),
      auth.user!
    )

    notify(draft ? 'detailsDrafted' : 'counterpartyUpdated')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }
}
