import vine from '@vinejs/vine'
import { cents, optionalLine } from '#app/shared/rules'
import { REJECTION_REASONS } from '#app/claims/rejection_reason'

export const statedPlacesValidator = vine.create({
  places: vine.record(vine.string().trim().maxLength(120)).optional(),
})

export const submitClaimsValidator = vine.create({
  trips: vine
    .array(
      vine.object({
        tripId: vine.string().uuid(),
        statedPlace: vine.string().trim().maxLength(120).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(200)
    .distinct('tripId'),
})

export const decisionValidator = vine.create({
  outcome: vine.enum(['approved', 'partly_approved', 'rejected'] as const),
  approvedCents: cents(1_000_000).optional().requiredWhen('outcome', '=', 'partly_approved'),
  reason: vine.enum(REJECTION_REASONS).optional().requiredWhen('outcome', '=', 'rejected'),
  note: vine.string().trim().maxLength(2_000).nullable().optional(),
})

export const confirmSubmissionValidator = vine.create({ operatorReference: optionalLine(60) })
