// Groups of three with or without a separator, then at most two decimals behind a comma or a point.
const AMOUNT = /^(\d{1,3}(?:[.,]?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/

/** What a person typed as an amount in euros, in cents; null when it is no amount. */
export function parseEuros(typed: string): number | null {
  const match = AMOUNT.exec(typed.replace(/[€\s]/g, ''))
  if (!match) return null

  const [, euros, cents = ''] = match
  return Number(euros.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}
