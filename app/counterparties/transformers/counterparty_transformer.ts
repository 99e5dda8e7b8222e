import { BaseTransformer } from '@adonisjs/core/transformers'
import type Counterparty from '#app/counterparties/counterparty'
import ClaimRuleTransformer from '#app/counterparties/transformers/claim_rule_transformer'

/** An operator by name, to choose from. */
export default class CounterpartyTransformer extends BaseTransformer<Counterparty> {
  toObject() {
    return this.pick(this.resource, ['slug', 'name'])
  }

  /** With the rules that were loaded, for everyone to read. */
  forSchedule() {
    return {
      ...this.pick(this.resource, ['slug', 'name', 'modes', 'channel', 'answerDays']),
      rules: ClaimRuleTransformer.transform(this.resource.rules),
    }
  }
}
