/** A reference and an account, in that order, with or without the header of SWIFT or of a bank. */
export const isMt940 = (head: string) =>
  /^\s*(?:\{1:|:20:|:940:|940|[A-Z]{6}[A-Z0-9]{2,6}\b)/.test(head) &&
  /^(?:\{4:\s*)?:20:/m.test(head) &&
  /^:25[P]?:/m.test(head)
