/** Our part of what an operator paid, rounded half up to the cent, as the server books it. */
export const feeOf = (cents: number, feeBps: number) =>
  Math.floor((cents * feeBps + 5_000) / 10_000)
