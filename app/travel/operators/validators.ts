import vine from '@vinejs/vine'
import { ANSWER_UNITS } from '#app/travel/operators/answer_unit'
import { email, isoDay, line, optionalLine, optionalText, whole } from '#app/platform/shared/rules'
import { now } from '#app/platform/shared/clock'
import { KNOWN_MODES } from '#app/travel/operators/isomorphic/mode'
import { PLACE_KINDS } from '#app/travel/operators/concession'

const inTwentyYears = () => now().plus({ years: 20 }).toISODate()!

export const counterpartyValidator = vine.create({
  name: line(80),
  /** Parted by commas. */
  brands: optionalLine(300),
  email: email().nullable().optional(),
  address: optionalText(300),
  /** Parted by commas. */
  ibans: optionalLine(400),
  answerDays: whole().min(1).max(180),
  answerUnit: vine.enum(ANSWER_UNITS),
  answerSource: optionalLine(300).requiredWhen('answerConfirmed', '=', true),
  answerConfirmed: vine.boolean(),
  objectionDays: whole().min(1).max(366),
})

const places = () => optionalText(6_000)

export const concessionValidator = vine.create({
  name: line(120),
  modes: vine.array(vine.enum(KNOWN_MODES)).minLength(1).distinct(),
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
