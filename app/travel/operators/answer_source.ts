export const ANSWER_SOURCES = ['measured', 'stated', 'assumed'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]
