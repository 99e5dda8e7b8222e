import type { HttpContext } from '@adonisjs/core/http'
import { activateCostRule } from '#app/money/costs/actions/activate_cost_rule'
import { draftCostRule } from '#app/money/costs/actions/draft_cost_rule'
import { retireCostRule } from '#app/money/costs/actions/retire_cost_rule'
import CostRule from '#app/money/costs/cost_rule'
import { costRules, shownCostRule } from '#app/money/costs/cost_rules'
import { dryRun } from '#app/money/costs/dry_run'
import { costRuleValidator } from '#app/money/costs/validators'
import StatementPolicy from '#app/money/statements/statement_policy'
import { isNewStaff } from '#app/people/accounts/new_staff'

export default class CostRulesController {
  async index({ bouncer, inertia }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('view')
    return inertia.render('Admin/CostRules/Index', { rules: await costRules() })
  }

  async store({ user, bouncer, request, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const rule = await draftCostRule(await request.validateUsing(costRuleValidator), user)

    notify('costRuleDrafted')
    return response.redirect().toRoute('admin.cost_rules.show', [rule.id])
  }

  async show({ user, bouncer, inertia, params }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('view')
    const rule = await CostRule.findOrFail(params.id)
    const isDraft = rule.status === 'draft'
    return inertia.render('Admin/CostRules/Show', {
      rule: await shownCostRule(rule.id),
      dryRun: isDraft ? inertia.defer(() => dryRun(rule), 'dryRun') : null,
      isOwn: rule.createdById === user.id,
      isNewStaff: isNewStaff(user),
    })
  }

  async activate({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    await activateCostRule(await CostRule.findOrFail(params.cost_rule_id), user)

    notify('costRuleActivated')
    return response.redirect().toRoute('admin.cost_rules.index')
  }

  async destroy({ user, bouncer, params, response, notify }: HttpContext) {
    await bouncer.with(StatementPolicy).authorize('match')
    const rule = await retireCostRule(await CostRule.findOrFail(params.id), user)

    notify(rule.activatedById === null ? 'costRuleDiscarded' : 'costRuleRetired')
    return response.redirect().toRoute('admin.cost_rules.index')
  }
}
