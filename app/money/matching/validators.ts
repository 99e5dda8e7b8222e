import vine from '@vinejs/vine'
import { today } from '#app/platform/shared/clock'
import { COST_KINDS } from '#app/money/matching/allocation_kind'
import { TOGETHER_FROM } from '#app/money/matching/isomorphic/acceptable'
import { ownReferencesIn } from '#app/money/statements/own_references'
import { cents, isoDay, line, reason, text, whole } from '#app/platform/shared/rules'

export const refundValidator = vine.create({
  amountCents: cents(1_000_000),
  receivedOn: isoDay({ earliest: '2010-01-01', latest: today }),
  statementReference: line(60, 3),
})

const MAX_CENTS = 100_000_000_00

const reference = () => line(40, 0).transform((typed) => ownReferencesIn([typed])[0] ?? typed.toUpperCase())

const match = () => ({
  kind: vine.enum(['claim', 'reclaim', 'payout_run', 'run_return', 'payout', 'payout_return', 'settlement']),
  parts: vine
    .array(
      vine.object({
        reference: reference(),
        amountCents: whole().min(-MAX_CENTS).max(MAX_CENTS),
      })
    )
    .minLength(1)
    .maxLength(2_000),
})

export const matchValidator = vine.create({
  ...match(),
  next: vine.boolean().optional(),
})

export const togetherValidator = vine.create({
  lines: vine
    .array(vine.object({ line: line(20, 0).toUpperCase(), ...match() }))
    .minLength(1)
    .maxLength(100),
})

export const togetherFromValidator = vine.create({
  from: vine.number().in([...TOGETHER_FROM]),
})

export const pastedListValidator = vine.create({
  text: text(200_000),
})

export const writeOffValidator = vine.create({
  reason: reason(),
  costKind: vine.enum(COST_KINDS).nullable().optional(),
})

export const paymentReportValidator = vine.create({ file: vine.file({ size: '20mb' }) })
