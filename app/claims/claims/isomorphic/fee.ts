/** In cents, rounded half up; a basis point is a hundredth of a percent. */
export const feeOf = (cents: number, feeBps: number) => Math.floor((cents * feeBps + 5_000) / 10_000)

type Quoted = { grossCents: number; approvedCents: number | null; feeBps: number; isUndecided?: boolean }

/** Of what was granted, else of what was asked; nothing of what was decided without an amount. */
export function expectedOf({ grossCents: askedCents, approvedCents, feeBps, isUndecided = true }: Quoted) {
  const grossCents = approvedCents ?? (isUndecided ? askedCents : 0)
  const feeCents = feeOf(grossCents, feeBps)
  return { grossCents, feeCents, netCents: grossCents - feeCents, feeBps }
}
