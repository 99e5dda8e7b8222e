/** Without what people leave out when they type their name: accents, capitals, spaces, the form of a quote. */
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

export const matchesFullName = (typed: string, fullName: string) => plain(typed) === plain(fullName)
