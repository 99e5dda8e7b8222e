import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/travel/operators/counterparty'
import { isStated } from '#app/travel/operators/answer_forecast'
import ClaimRuleTransformer from '#app/travel/operators/transformers/claim_rule_transformer'

export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }

  forAdmin() {
    const operator = this.resource
    return {
      ...this.pick(operator, ['slug', 'name', 'modes', 'brands', 'email', 'address', 'ibans', 'answerDays', 'answerUnit', 'objectionDays', 'answerSource', 'answerConfirmed', 'answerCheckedOn']), // prettier-ignore
      answerCheckedBy: operator.answerCheckedBy?.fullName ?? null,
      answerTimes: timesOf(operator),
    }
  }

  forSchedule() {
    return {
      ...this.pick(this.resource, ['slug', 'name', 'modes', 'brands', 'answerDays', 'answerUnit']),
      /** Only what was measured, or what a source says. */
      answers: answersOf(this.resource),
      rules: ClaimRuleTransformer.transform(this.resource.rules),
    }
  }
}

const timesOf = ({ answerTimes }: Counterparty) =>
  answerTimes.map(({ way, medianDays, mostDays, sample }) => ({
    way,
    medianDays,
    mostDays,
    sample,
  }))

function answersOf(operator: Counterparty) {
  const measured = operator.answerTimes.find(({ way }) => way === 'letter')
  if (measured) return { from: 'measured' as const, days: measured.medianDays, mostDays: measured.mostDays } // prettier-ignore
  return isStated(operator) ? { from: 'stated' as const, days: operator.answerDays, mostDays: null } : null // prettier-ignore
}
