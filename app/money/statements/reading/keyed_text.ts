type Keys = {
  /** Finds the keys, with their name in the first group. */
  pattern: RegExp
  /** Keys that the bank writes after the remittance: of several, the last is the bank's and the others are the payer's. */
  afterRemittance: string[]
}

/** The texts behind the keys of `Naam: … Omschrijving: … IBAN: …`, by key in lower case. */
export function keyedText(text: string, { pattern, afterRemittance }: Keys): Map<string, string> {
  const places = new Map<string, { start: number; end: number }>()
  for (const match of text.matchAll(pattern)) {
    const key = match[1].toLowerCase()
    if (places.has(key) && !afterRemittance.includes(key)) continue
    places.set(key, { start: match.index, end: match.index + match[0].length })
  }

  const ordered = [...places].sort(([, a], [, b]) => a.start - b.start)
  return new Map(
    ordered.map(([key, { end }], index) => {
      const next = ordered[index + 1]?.[1].start ?? text.length
      return [key, text.slice(end, Math.max(end, next)).trim()]
    })
  )
}
