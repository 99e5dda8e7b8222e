/** Far above the export of a traveller or an employer, and small enough to read within seconds. */
export const READING_LIMITS = {
  rows: 250_000,
  /** Also totals and lines of separators alone, which become no row. */
  records: 2_000_000,
  columns: 500,
  /** Of one field; longer ones make the row wrong. */
  fieldCharacters: 1_000,
  /** Of all fields together: a workbook can repeat one long text in every cell. */
  characters: 100_000_000,
  cards: 5_000,
  zipEntries: 1_000,
  inflatedBytes: 200 * 1024 * 1024,
  sharedStrings: 500_000,
  sharedCharacters: 20_000_000,
  jsonDepth: 32,
}
