import { AnswerTimeSchema } from '#database/schema'

/** How long an operator took to answer, for one way a claim goes; only where there were ten answers in a year. */
export default class AnswerTime extends AnswerTimeSchema {}
