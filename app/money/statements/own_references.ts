const PREFIXES = ['CLM', 'SUB', 'PAY', 'RUN', 'OWE'] as const

const FORM = new RegExp(`(?=(${PREFIXES.join('|')})([0-9A-Z]{4})([0-9A-Z]{4}))`, 'g')

/**
 * Our references in texts of a bank, as we write them: `CLM-7F3K-92QD`. People and banks write them in lower case, with
 * spaces, without hyphens, and with O and I for the digits 0 and 1.
 */
export function ownReferencesIn(texts: (string | null)[]) {
  const found = new Set<string>()
  for (const text of texts) {
    const condensed = (text ?? '').toUpperCase().replace(/[^0-9A-Z]+/g, '')
    for (const [, prefix, first, second] of condensed.matchAll(FORM)) {
      found.add(`${prefix}-${asWritten(first)}-${asWritten(second)}`)
    }
  }
  return [...found]
}

const asWritten = (part: string) => part.replace(/O/g, '0').replace(/[IL]/g, '1')
