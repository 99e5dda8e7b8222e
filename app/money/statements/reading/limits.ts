export const STATEMENT_LIMITS = {
  /** Lines of one file with their details. */
  lines: 1_000_000,
  /** Lines that a reader keeps before it passes them on. */
  part: 1_000,
  descriptionCharacters: 1_000,
  nameCharacters: 140,
  referenceCharacters: 70,
  recordCharacters: 100_000,
  /** Ten times the most that SEPA pays at once. */
  amountCents: 10_000_000_000_00,
}
