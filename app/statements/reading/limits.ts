export const STATEMENT_LIMITS = {
  /** Lines of one statement with their details, or of one CSV file. */
  lines: 500_000,
  descriptionCharacters: 1_000,
  nameCharacters: 140,
  referenceCharacters: 70,
  /** One record of a CSV file. */
  recordCharacters: 100_000,
  /** Ten times the most that SEPA pays at once. */
  amountCents: 10_000_000_000_00,
}
