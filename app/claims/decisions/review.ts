import { keyedHash } from '#app/platform/shared/keyed_hash'

export const REVIEWS = ['not_needed', 'due', 'confirmed'] as const
export type Review = (typeof REVIEWS)[number]

const SECOND_LOOK_ABOVE_CENTS = 25_00
const SAMPLE_PERCENTAGE = 5

/** Whether someone else looks at an answer again. The sample follows from our key, so nobody can tell who is in it. */
export function reviewOf(claim: { reference: string; grossCents: number }): Review {
  if (claim.grossCents > SECOND_LOOK_ABOVE_CENTS) return 'due'
  const draw = Buffer.from(keyedHash(`second look ${claim.reference}`), 'base64url').readUInt32BE()
  return draw % 100 < SAMPLE_PERCENTAGE ? 'due' : 'not_needed'
}
