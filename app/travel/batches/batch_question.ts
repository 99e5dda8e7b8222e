export const BATCH_QUESTIONS = ['date_order', 'card'] as const
export type BatchQuestion = (typeof BATCH_QUESTIONS)[number]

export class NeedsAnswer extends Error {
  constructor(readonly question: BatchQuestion) {
    super(`The file leaves open: ${question}`)
  }
}
