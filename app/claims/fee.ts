/** In cents, rounded half up; a basis point is a hundredth of a percent. */
export const feeOf = (cents: number, feeBps: number) =>
  Math.floor((cents * feeBps + 5_000) / 10_000)
