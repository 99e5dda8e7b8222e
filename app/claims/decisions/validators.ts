import vine from '@vinejs/vine'
import { OUTCOMES } from '#app/claims/decisions/outcome'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { today } from '#app/platform/shared/clock'
import { cents, isoDay, line, optionalLine, optionalText, reason } from '#app/platform/shared/rules'

const MAX_CLAIMS = 200
const MAX_CHARACTERS = 300_000

const refusal = () => ({
  reason: vine.enum(REJECTION_REASONS).optional().requiredWhen('outcome', '=', 'rejected'),
  /** In the operator's words; the traveller reads them. */
  statedReason: optionalLine(500).requiredWhen('reason', '=', 'other'),
})

const answer = () => ({
  outcome: vine.enum(OUTCOMES),
  approvedCents: cents(1_000_000).optional().requiredWhen('outcome', '=', 'partly_approved'),
  ...refusal(),
  note: optionalText(2_000),
  answeredOn: isoDay({ earliest: '2020-01-01', latest: today }).optional(),
})

export const decisionValidator = vine.create({
  ...answer(),
  next: vine.boolean().optional(),
})

export const amendmentValidator = vine.create({ ...answer(), amendment: reason() })

export const referencesRule = () =>
  vine
    .array(vine.string().regex(/^CLM-[0-9A-Z]{4}-[0-9A-Z]{4}$/))
    .minLength(1)
    .maxLength(MAX_CLAIMS)
    .distinct()

export const bulkDecisionValidator = vine.create({
  claims: referencesRule(),
  outcome: vine.enum(['approved', 'rejected'] as const),
  ...refusal(),
  note: optionalText(2_000),
  answeredOn: isoDay({ earliest: '2020-01-01', latest: today }).optional(),
})

export const claimsValidator = vine.create({ claims: referencesRule() })

export const importValidator = vine.create({
  table: vine.string().minLength(1).maxLength(MAX_CHARACTERS),
  source: line(200, 0).optional(),
})
