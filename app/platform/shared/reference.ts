import { randomInt } from 'node:crypto'

// Crockford's base 32: no letters that are mistaken for digits on paper.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export function newReference(prefix: 'CLM' | 'PAY' | 'RUN' | 'ERA' | 'SUB' | 'EXP' | 'STM' | 'BNK' | 'COR' | 'MSG') {
  const part = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${prefix}-${part()}-${part()}`
}
