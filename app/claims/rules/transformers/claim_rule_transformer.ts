import { BaseTransformer } from '@adonisjs/core/transformers'
import { isRecent } from '#app/travel/operators/months_to_check'
import type ClaimRule from '#app/claims/rules/claim_rule'

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
      latestMonths: rule.latestMonths,
      medium: rule.medium,
      channel: rule.channel,
      refundTo: rule.refundTo,
      checkedOn: rule.checkedOn,
      minimumCents: rule.minimumCents,
      goodwill: rule.goodwill,
      /** A source says so, and someone read it in the last year. */
      confirmed: rule.confirmed && isRecent(rule.checkedOn),
    }
  }

  forAdmin() {
    const rule = this.resource
    return {
      ...this.toObject(),
      id: rule.id,
      version: rule.version,
      status: rule.status,
      product: rule.product,
      payer: rule.payer,
      validFrom: rule.validFrom,
      validTo: rule.validTo,
      capScope: rule.capScope,
      formUrl: rule.formUrl,
      evidence: rule.evidence,
      source: rule.source,
      createdBy: rule.createdBy?.fullName ?? null,
      activatedBy: rule.activatedBy?.fullName ?? null,
      checkedBy: rule.checkedBy?.fullName ?? null,
      isConfirmed: rule.confirmed,
      activatedAt: rule.activatedAt?.toISO() ?? null,
      needsCheck: isDueForCheck(rule),
    }
  }
}

const isDueForCheck = ({ confirmed, checkedOn }: ClaimRule) => !confirmed || !isRecent(checkedOn)
