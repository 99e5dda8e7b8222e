import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClaimRule from '#app/claims/rules/claim_rule'
import ClaimRuleTransformer from '#app/claims/rules/transformers/claim_rule_transformer'
import { isStated } from '#app/travel/operators/answer_forecast'
import type Counterparty from '#app/travel/operators/counterparty'

export default class ScheduleTransformer extends BaseTransformer<{
  operator: Counterparty
  rules: ClaimRule[]
}> {
  toObject() {
    const { operator, rules } = this.resource
    return {
      ...this.pick(operator, ['slug', 'name', 'modes', 'brands', 'answerDays', 'answerUnit']),
      answers: answersOf(operator),
      rules: ClaimRuleTransformer.transform(rules),
    }
  }
}

function answersOf(operator: Counterparty) {
  const measured = operator.answerTimes.find(({ way }) => way === 'letter')
  if (measured) return { from: 'measured' as const, days: measured.medianDays, mostDays: measured.mostDays }
  return isStated(operator) ? { from: 'stated' as const, days: operator.answerDays, mostDays: null } : null
}
