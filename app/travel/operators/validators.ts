import vine from '@vinejs/vine'
import { RULED_KINDS } from '#app/claims/claims/claim_kind'
import { ANSWER_UNITS } from '#app/travel/operators/answer_unit'
import { CAP_PERIODS } from '#app/travel/operators/cap_period'
import { CAP_SCOPES } from '#app/travel/operators/cap_scope'
import { CHANNELS } from '#app/travel/operators/channel'
import { MEDIA } from '#app/travel/operators/medium'
import { PAYERS } from '#app/travel/operators/payer'
import { REFUND_TARGETS } from '#app/travel/operators/refund_to'
import { email, isoDay, line, optionalLine, optionalText, whole } from '#app/platform/shared/rules'
import { now } from '#app/platform/shared/clock'
import { KNOWN_MODES } from '#app/travel/trips/mode'
import { PLACE_KINDS } from '#app/travel/trips/operators/concession'
import { RAIL_PASSES } from '#app/travel/trips/fares/rail_pass'

/** Concessions run for long. */
const inTwentyYears = () => now().plus({ years: 20 }).toISODate()!

const upTo = (most: number) => whole().min(0).max(most)

export const counterpartyValidator = vine.create({
  name: line(80),
  /** Parted by commas. */
  brands: optionalLine(300),
  email: email().nullable().optional(),
  address: optionalText(300),
  /** Parted by commas or blanks between whole numbers. */
  ibans: optionalLine(400),
  answerDays: whole().min(1).max(180),
  answerUnit: vine.enum(ANSWER_UNITS),
  answerSource: optionalLine(300).requiredWhen('answerConfirmed', '=', true),
  answerConfirmed: vine.boolean(),
  objectionDays: whole().min(1).max(366),
})

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
  formUrl: line(300).url({ protocols: ['https'], require_protocol: true }).maxLength(300).nullable().optional().requiredWhen('channel', '!=', 'letter'), // prettier-ignore
  refundTo: vine.enum(REFUND_TARGETS),
  evidence: optionalLine(300),
  source: line(300, 3),
  confirmed: vine.boolean(),
})

const places = () => optionalText(6_000)

export const concessionValidator = vine.create({
  name: line(120),
  modes: vine.array(vine.enum(KNOWN_MODES)).minLength(1).distinct(),
  /** Parted by commas. */
  brands: optionalLine(300),
  validFrom: isoDay({ latest: inTwentyYears }),
  validTo: isoDay({ latest: inTwentyYears }).nullable().optional(),
  isNight: vine.boolean(),
  placeKind: vine.enum(PLACE_KINDS),
  own: places(),
  with_ns: places(),
  also: places(),
  through: places(),
  source: line(300, 3),
  confirmed: vine.boolean(),
})

/** `lost`: trips that can be claimed today and then no more, which the person was told of. */
export const lossValidator = vine.create({ lost: upTo(10_000_000).optional() })

export const checkRuleValidator = vine.create({
  confirmed: vine.boolean(),
  /** What confirms it; kept where it is not given. */
  source: line(300, 3).optional(),
})
