import type { HttpContext } from '@adonisjs/core/http'
import { activateRule } from '#app/claims/rules/actions/activate_rule'
import { checkRule } from '#app/claims/rules/actions/check_rule'
import { discardRule } from '#app/claims/rules/actions/discard_rule'
import { retireRule } from '#app/claims/rules/actions/retire_rule'
import { draftRule } from '#app/claims/rules/actions/draft_rule'
import ClaimRule from '#app/claims/rules/claim_rule'
import Counterparty from '#app/travel/operators/counterparty'
import ClaimRulePolicy from '#app/claims/rules/claim_rule_policy'
import { dryRun } from '#app/claims/rules/dry_run'
import ClaimRuleTransformer from '#app/claims/rules/transformers/claim_rule_transformer'
import CounterpartyTransformer from '#app/travel/operators/transformers/counterparty_transformer'
import { checkRuleValidator, claimRuleValidator, lossValidator } from '#app/claims/rules/validators'

export default class RulesController {
  async create({ bouncer, inertia, params, request }: HttpContext) {
    const operator = await operatorOf(params.counterparty_id)
    await bouncer.with(ClaimRulePolicy).authorize('edit')
    const from = await ClaimRule.query()
      .where({ counterparty_id: operator.id, id: Number(request.qs().from) || 0 })
      .first()

    return inertia.render('Admin/Counterparties/Rules/Create', {
      operator: CounterpartyTransformer.transform(operator),
      from: from && ClaimRuleTransformer.transform(from).useVariant('forAdmin'),
    })
  }

  async store({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimRulePolicy).authorize('edit')
    const operator = await operatorOf(params.counterparty_id)
    const terms = await request.validateUsing(claimRuleValidator)
    const rule = await draftRule(operator, terms, user)

    notify('ruleDrafted')
    return response.redirect().toRoute('admin.counterparties.rules.show', [operator.slug, rule.id])
  }

  async show({ bouncer, inertia, params }: HttpContext) {
    const operator = await operatorOf(params.counterparty_id)
    const rule = await ruleOf(operator, params.id)

    return inertia.render('Admin/Counterparties/Rules/Show', {
      operator: CounterpartyTransformer.transform(operator),
      rule: ClaimRuleTransformer.transform(rule).useVariant('forAdmin'),
      dryRun:
        rule.status === 'retired'
          ? null
          : inertia.defer(() => dryRun(rule, rule.status === 'draft' ? 'activate' : 'retire'), 'dryRun'),
      may: {
        activate: rule.status === 'draft' && (await bouncer.with(ClaimRulePolicy).allows('activate', rule)),
        retire: rule.status === 'active' && (await bouncer.with(ClaimRulePolicy).allows('edit')),
        discard: rule.status === 'draft' && (await bouncer.with(ClaimRulePolicy).allows('edit')),
        check: rule.status === 'active' && (await bouncer.with(ClaimRulePolicy).allows('edit')),
      },
    })
  }

  async activate({ user, bouncer, params, request, response, notify }: HttpContext) {
    const operator = await operatorOf(params.counterparty_id)
    const rule = await ruleOf(operator, params.rule_id)
    await bouncer.with(ClaimRulePolicy).authorize('edit')
    const { lost } = await request.validateUsing(lossValidator)
    await activateRule(rule, user, lost)

    notify('ruleActivated')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }

  async check({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimRulePolicy).authorize('edit')
    const operator = await operatorOf(params.counterparty_id)
    const read = await request.validateUsing(checkRuleValidator)
    await checkRule(await ruleOf(operator, params.rule_id), user, read)

    notify('ruleChecked')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }

  async destroy({ user, bouncer, params, request, response, notify }: HttpContext) {
    await bouncer.with(ClaimRulePolicy).authorize('edit')
    const operator = await operatorOf(params.counterparty_id)
    const rule = await ruleOf(operator, params.id)
    const { lost } = await request.validateUsing(lossValidator)
    if (rule.status === 'active') await retireRule(rule, user, lost)
    else await discardRule(rule, user)

    notify(rule.status === 'active' ? 'ruleRetired' : 'ruleDiscarded')
    return response.redirect().toRoute('admin.counterparties.show', [operator.slug])
  }
}

const operatorOf = (slug: string) => Counterparty.findByOrFail('slug', slug)

const ruleOf = (operator: Counterparty, id: string) =>
  ClaimRule.query()
    .where({ counterparty_id: operator.id, id })
    .preload('createdBy')
    .preload('activatedBy')
    .preload('checkedBy')
    .firstOrFail()
