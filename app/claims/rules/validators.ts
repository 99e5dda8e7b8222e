import vine from '@vinejs/vine'
import { CAP_PERIODS } from '#app/claims/rules/cap_period'
import { CAP_SCOPES } from '#app/claims/rules/cap_scope'
import { CHANNELS } from '#app/claims/rules/channel'
import { RULED_KINDS } from '#app/claims/rules/claim_kind'
import { MEDIA } from '#app/claims/rules/medium'
import { PAYERS } from '#app/claims/rules/payer'
import { REFUND_TARGETS } from '#app/claims/rules/refund_to'
import { isoDay, line, optionalLine, whole } from '#app/platform/shared/rules'
import { RAIL_PASSES } from '#app/travel/operators/isomorphic/rail_pass'

const upTo = (most: number) => whole().min(0).max(most)

export const claimRuleValidator = vine.create({
  kind: vine.enum(RULED_KINDS),
  medium: vine.enum(MEDIA).nullable().optional(),
  product: vine.enum(RAIL_PASSES).nullable().optional(),
  payer: vine.enum(PAYERS).nullable().optional(),
  validFrom: isoDay(),
  earliestDays: upTo(365),
  latest: whole().min(1).max(1_000),
  latestUnit: vine.enum(['days', 'months'] as const),
  minimumCents: upTo(100_000),
  capCount: whole().min(1).max(100).nullable().optional(),
  capPeriod: vine.enum(CAP_PERIODS).nullable().optional().requiredIfExists('capCount'),
  capScope: vine.enum(CAP_SCOPES),
  channel: vine.enum(CHANNELS),
  formUrl: line(300)
    .url({ protocols: ['https'], require_protocol: true })
    .maxLength(300)
    .nullable()
    .optional()
    .requiredWhen('channel', '!=', 'letter'),
  refundTo: vine.enum(REFUND_TARGETS),
  evidence: optionalLine(300),
  source: line(300, 3),
  confirmed: vine.boolean(),
})

/** `lost`: trips that can be claimed today and then no more, which the person was told of. */
export const lossValidator = vine.create({ lost: upTo(10_000_000).optional() })

export const checkRuleValidator = vine.create({
  confirmed: vine.boolean(),
  source: line(300, 3).optional(),
})
