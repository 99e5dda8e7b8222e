import anyAscii from 'any-ascii'

// Where the SEPA conversion table (EPC217-08) and any-ascii differ, and the punctuation that has an equivalent in SEPA.
const EQUIVALENTS = new Map(
  `ẞ=SS Æ=AE Œ=OE Þ=TH ŋ=n Ŋ=N €=E &=+ _=- ~=- \`=' ;=, |=/ \\=/ [=( {=( ]=) }=)`
    .split(' ')
    .map((pair) => [pair[0], pair.slice(2)] as const)
)
/** The most that SEPA takes of a name. */
export const MAX_NAME = 70

const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]/u

/** In the characters that every bank reads; empty without letter or digit. Slashes as EPC132-08, 1.4 wants them. */
export function sepaText(text: string, maxLength: number) {
  const written = [...text.normalize('NFC')]
    .map(latinOf)
    .join('')
    .replaceAll(/[^A-Za-z0-9/?:().,'+-]+/g, ' ')
    .replaceAll(/\/+/g, '/')
    .replace(/^[ /]+/, '')
    .slice(0, maxLength)
    .replace(/[ /]+$/, '')
  return /[A-Za-z0-9]/.test(written) ? written : ''
}

function latinOf(character: string) {
  const equivalent = EQUIVALENTS.get(character)
  if (equivalent) return equivalent
  if (/\s/.test(character) || PICTURE.test(character)) return ' '
  return [...anyAscii(character)].map((each) => EQUIVALENTS.get(each) ?? each).join('')
}
