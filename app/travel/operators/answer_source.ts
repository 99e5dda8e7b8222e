/** How it is known when an operator answers: from its real answers, from what it states, or not at all. */
export const ANSWER_SOURCES = ['measured', 'stated', 'assumed'] as const
export type AnswerSource = (typeof ANSWER_SOURCES)[number]
