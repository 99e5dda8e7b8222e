/** A percentage as people type it, of at most two decimals after a comma or a point; NaN for what is none. */
export const percentIn = (typed: string) =>
  /^\s*\d{1,3}([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
