import anyAscii from 'any-ascii'

/** The characters that the font of our documents has: Latin, Greek and Cyrillic letters and common signs. */
const IN_FONT =
  /[\u0020-\u007E\u00A0-\u017F\u0391-\u03A1\u03A3-\u03CE\u0400-\u045F\u1E80-\u1E85\u1EF2\u1EF3\u2013\u2014\u2018-\u201E\u2022\u2026\u20AC]/
const PICTURE = /\p{Extended_Pictographic}|\p{C}|\p{M}/u

export const printable = (text: string) =>
  [...text.normalize('NFC')]
    .map((character) => {
      if (IN_FONT.test(character)) return character
      if (/\s/.test(character)) return ' '
      return PICTURE.test(character) ? '' : anyAscii(character)
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
