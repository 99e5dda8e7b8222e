export type Person = { firstName: string; lastName: string }

const PARTICLES = 'van von de den der het ter ten te la le el al di da dos'.split(' ')
const TITLES = 'mw mevr mevrouw dhr heer hr mr drs ing ir dr prof en of eo cj'.split(' ')

/** Banks use initials and joint or married names: one family name is enough, unless the only given name differs. */
export function isSameHolder(holder: string, { firstName, lastName }: Person) {
  const family = wordsIn(lastName).filter((word) => !PARTICLES.includes(word))
  const given = wordsIn(firstName)
  const held = wordsIn(holder).filter((word) => ![...PARTICLES, ...TITLES].includes(word))
  if (!family.some((word) => held.includes(word))) return false

  const others = held.filter((word) => !family.includes(word))
  const fullNames = others.filter((word) => word.length > 2)
  const hasInitial = others.some((word) => word.length <= 2 && word[0] === given[0]?.[0])
  return fullNames.length === 0 || hasInitial || given.some((word) => others.includes(word))
}

const wordsIn = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    // Turkish; it has no accent that comes off.
    .replace(/ı/g, 'i')
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
