/** Legal forms and titles say nothing about who it is. */
const FORMS = new Set('bv nv bvba sa gmbh vof cv mw mevr hr dhr de het van der den'.split(' '))

/** Banks cut names, drop dots and accents, and swap initials: one common word of three letters or more is enough. */
export function namesAlike(one: string, other: string) {
  const [words, others] = [wordsIn(one), wordsIn(other)]
  if (words.length === 0 || others.length === 0) return true
  return words.some((word) => others.some((next) => word === next || isCut(word, next) || isCut(next, word)))
}

const isCut = (short: string, long: string) => short.length >= 4 && long.startsWith(short)

const wordsIn = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 3 && !FORMS.has(word))
