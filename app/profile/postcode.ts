// SA, SD and SS were never given out.
const DUTCH_POSTCODE = /^([1-9]\d{3})\s*(?!SA|SD|SS)([A-Z]{2})$/

/** A Dutch postcode as the post writes it: `2312hg` is `2312 HG`. Null when it is none. */
export function writtenPostcode(typed: string) {
  const [, digits, letters] = DUTCH_POSTCODE.exec(typed.trim().toUpperCase()) ?? []
  return digits ? `${digits} ${letters}` : null
}
