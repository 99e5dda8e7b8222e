import type { AnswerUnit } from '#app/travel/operators/answer_unit'
import { plusDays, plusWorkingDays } from '#app/platform/shared/working_days'

type Term = { answerDays: number; answerUnit: AnswerUnit }

/** The day by which an operator says it answers what it got on `sentOn`; both are ISO dates. */
export const answerDay = ({ answerDays, answerUnit }: Term, sentOn: string) =>
  answerUnit === 'working_days' ? plusWorkingDays(sentOn, answerDays) : plusDays(sentOn, answerDays)
