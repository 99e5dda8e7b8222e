/** A letter of ours, what travellers submitted themselves, and a letter against an answer: each takes its own time. */
export const ANSWER_WAYS = ['letter', 'guided', 'objection'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]
