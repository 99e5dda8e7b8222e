export type Week = { week: string; claims: number; receivedCents: number }

/** All weeks together, and the last one that is over. */
export function summaryOf(weeks: Week[]) {
  const last = weeks.at(-2)
  return {
    claims: weeks.reduce((sum, week) => sum + week.claims, 0),
    receivedCents: weeks.reduce((sum, week) => sum + week.receivedCents, 0),
    lastClaims: last?.claims ?? 0,
    lastCents: last?.receivedCents ?? 0,
  }
}
