import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import { now, today } from '#app/platform/shared/clock'
import { DIRECT_PAYMENTS } from '#app/claims/claims/direct_payment'
import vine from '@vinejs/vine'
import { isoDay, line, optionalLine, optionalText, text, whole } from '#app/platform/shared/rules'
import { RAIL_PASSES } from '#app/travel/operators/isomorphic/rail_pass'
import { CLAIM_GROUPS } from '#app/claims/claims/claim_group'
import { HOLD_REASONS } from '#app/claims/claims/isomorphic/hold_reason'

const inTwentyYears = () => now().plus({ years: 20 }).toISODate()!

export const statedPlacesValidator = vine.create({
  places: vine.record(line(120, 0)).optional(),
})

/** Anything else is ignored. */
export const claimsPageValidator = vine.create({
  group: vine.enum(CLAIM_GROUPS).optional(),
  q: optionalLine(60),
})

export const submitClaimsValidator = vine.create({
  trips: vine
    .array(
      vine.object({
        tripId: vine.string().uuid(),
        statedPlace: optionalLine(120),
      })
    )
    .minLength(1)
    .maxLength(200)
    .distinct('tripId'),
})

export const confirmSubmissionValidator = vine.create({
  operatorReference: optionalLine(60),
  submittedOn: isoDay().optional(),
})

export const holdValidator = vine.create({
  reason: vine.enum(HOLD_REASONS),
  note: text(2_000),
})

export const replyValidator = vine.create({
  reply: text(2_000),
  statedPlace: optionalLine(120),
  expiresOn: isoDay({ latest: inTwentyYears }).nullable().optional(),
})

export const escalationValidator = vine.create({ caseReference: line(60) })

export const committeeAnswerValidator = vine.create({ answer: vine.enum(['yes', 'no'] as const) })

export const ownCorrectionsValidator = vine.create({
  /** A slug. */
  operator: line(40, 0),
  day: isoDay(),
  count: whole().min(0).max(50),
})

/** The public ids of trips; none for none of those asked about. */
export const paymentAnswerValidator = vine.create({
  trips: vine.array(vine.string().uuid()).maxLength(200).distinct(),
})

export const saidProductValidator = vine.create({ pass: vine.enum(RAIL_PASSES) })

export const directPaymentValidator = vine.create({
  how: vine.enum(DIRECT_PAYMENTS).optional(),
})

export const travellersAnswerValidator = vine.create({
  said: vine.enum(['paid', 'refused', 'nothing'] as const),
  amountCents: whole().min(1).max(100_000).optional().requiredWhen('said', '=', 'paid'),
  how: vine.enum(DIRECT_PAYMENTS).optional(),
  reason: vine.enum(REJECTION_REASONS).optional().requiredWhen('said', '=', 'refused'),
  note: optionalText(500),
  answeredOn: isoDay({ latest: today }).optional(),
})
