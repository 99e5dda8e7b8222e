import { answerDay } from '#app/counterparties/answer_day'
import type { AnswerUnit } from '#app/counterparties/answer_unit'
import { plusDays } from '#app/shared/working_days'

/** Fewer answers say little. */
const ENOUGH_ANSWERS = 10

type Facts = {
  answerDays: number
  answerUnit: AnswerUnit
  answerMedianDays: number | null
  answerP80Days: number | null
  answerSample: number
}

/** ISO dates. Half of the claims were answered by `half`, four out of five by `most`. */
export type AnswerForecast =
  | { from: 'answers'; half: string; most: string; days: number; mostDays: number; sample: number }
  | { from: 'term'; day: string; days: number; unit: AnswerUnit }

/** When an operator will answer what left on `sentOn`: by its real answers, or its stated term until there are ten. */
export function answerForecast(operator: Facts, sentOn: string): AnswerForecast {
  const { answerMedianDays: days, answerP80Days: mostDays, answerSample: sample } = operator
  if (sample < ENOUGH_ANSWERS || days === null || mostDays === null) {
    const { answerDays, answerUnit } = operator
    return { from: 'term', day: answerDay(operator, sentOn), days: answerDays, unit: answerUnit }
  }
  const half = plusDays(sentOn, days)
  return { from: 'answers', half, most: plusDays(sentOn, mostDays), days, mostDays, sample }
}
