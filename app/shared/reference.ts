import { randomInt } from 'node:crypto'

// Crockford's base 32: no letters that are mistaken for digits on paper.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A short name for letters and files, like `CLM-7F3K-92QD`; not to be guessed from another. */
export function newReference(prefix: 'CLM' | 'PAY' | 'RUN' | 'ERA') {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${prefix}-${part()}-${part()}`
}
