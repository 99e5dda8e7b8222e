import { parseEuros } from '~/components/euros'

export type AmountProblem = 'amountInvalid' | 'amountTooLow' | 'amountTooHigh'

/** What is wrong with an amount to pay out, before the server is asked. */
export function checkAmount(
  typed: string,
  { minimumCents, balanceCents }: { minimumCents: number; balanceCents: number }
): AmountProblem | null {
  const cents = parseEuros(typed)
  if (cents === null) return 'amountInvalid'
  if (cents < minimumCents) return 'amountTooLow'
  return cents > balanceCents ? 'amountTooHigh' : null
}
