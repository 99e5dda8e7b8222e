import { BaseTransformer } from '@adonisjs/core/transformers'
import type ClaimRule from '#app/counterparties/claim_rule'

export default class ClaimRuleTransformer extends BaseTransformer<ClaimRule> {
  toObject() {
    const rule = this.resource
    return {
      kind: rule.kind,
      feeTrainCents: rule.feeTrainCents,
      feeLocalCents: rule.feeLocalCents,
      capCount: rule.capCount,
      capPeriod: rule.capPeriod,
      earliestDays: rule.earliestDays,
      latestDays: rule.latestDays,
      minimumCents: rule.minimumCents,
      goodwill: rule.goodwill,
      confirmed: rule.confirmed,
    }
  }
}
