import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/counterparties/counterparty'
import ClaimRuleTransformer from '#app/counterparties/transformers/claim_rule_transformer'

export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }

  forAdmin() {
    return this.pick(this.resource, ['slug', 'name', 'modes', 'brands', 'email', 'address', 'ibans', 'answerDays', 'answerUnit', 'objectionDays', 'answerMedianDays', 'answerP80Days', 'answerSample']) // prettier-ignore
  }

  forSchedule() {
    return {
      ...this.pick(this.resource, ['slug', 'name', 'modes', 'brands', 'answerDays', 'answerUnit']),
      rules: ClaimRuleTransformer.transform(this.resource.rules),
    }
  }
}
