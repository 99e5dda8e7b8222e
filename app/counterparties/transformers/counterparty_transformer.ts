import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/counterparties/counterparty'
import ClaimRuleTransformer from '#app/counterparties/transformers/claim_rule_transformer'

export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }

  forSchedule() {
    return {
      ...this.pick(this.resource, ['slug', 'name', 'modes', 'channel', 'answerDays']),
      rules: ClaimRuleTransformer.transform(this.resource.rules),
    }
  }
}
