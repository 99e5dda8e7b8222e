export const ANSWER_UNITS = ['calendar_days', 'working_days'] as const
export type AnswerUnit = (typeof ANSWER_UNITS)[number]
