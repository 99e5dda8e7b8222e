import { answerDay } from '#app/travel/operators/answer_day'
import type { AnswerUnit } from '#app/travel/operators/answer_unit'
import type { AnswerSource } from '#app/travel/operators/answer_source'
import type { AnswerWay } from '#app/travel/operators/answer_way'
import AnswerTime from '#app/travel/operators/answer_time'
import { isRecent } from '#app/travel/operators/months_to_check'
import { plusDays } from '#app/platform/shared/working_days'

type Operator = {
  id: number
  answerDays: number
  answerUnit: AnswerUnit
  answerConfirmed: boolean
  answerCheckedOn: string | null
}

/** `on`: ISO date. Where measured, half of the answers came within `days`, and four out of five by `on`. */
export type AnswerForecast = {
  from: AnswerSource
  on: string
  days: number
  mostDays: number | null
  sample: number | null
}

/** Complaints take two to four weeks. Source: plusonline.nl. */
const ASSUMED_DAYS = 28

/** A claim keeps it, so that each page and message says the same day. */
export async function answerForecast(operator: Operator, way: AnswerWay, sentOn: string): Promise<AnswerForecast> {
  const measured = await AnswerTime.query().where({ counterparty_id: operator.id, way }).first()
  if (measured) {
    const { medianDays: days, mostDays, sample } = measured
    return { from: 'measured', on: plusDays(sentOn, mostDays), days, mostDays, sample }
  }
  const rest = { mostDays: null, sample: null }
  if (isStated(operator)) {
    return { from: 'stated', on: answerDay(operator, sentOn), days: operator.answerDays, ...rest }
  }
  return { from: 'assumed', on: plusDays(sentOn, ASSUMED_DAYS), days: ASSUMED_DAYS, ...rest }
}

export const isStated = ({ answerConfirmed, answerCheckedOn }: Pick<Operator, 'answerConfirmed' | 'answerCheckedOn'>) =>
  answerConfirmed && isRecent(answerCheckedOn)

export const frozen = ({ from, on, days, mostDays, sample }: AnswerForecast) => ({
  expectedAnswerOn: on,
  expectedFrom: from,
  expectedDays: days,
  expectedMostDays: mostDays,
  expectedSample: sample,
})
