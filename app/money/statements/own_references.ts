const PREFIXES = ['CLM', 'SUB', 'PAY', 'RUN', 'OWE'] as const

const FORM = new RegExp(`(?=(${PREFIXES.join('|')})([0-9A-Z]{4})([0-9A-Z]{4}))`, 'g')

/** Such as `CLM-7F3K-92QD`; people and banks change case, spaces and hyphens, and write O and I for 0 and 1. */
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
