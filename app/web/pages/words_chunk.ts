/** The module with the words of a page or frame in a language (vite/words.ts). */
export const NAMED_WORDS = /^virtual:words\/(nl|en)\/(.+)$/

export const wordsChunk = (locale: string, name: string) => `words-${locale}-${name.replaceAll('/', '-')}`

export function wordsChunkOf(id: string) {
  const [, locale, name] = NAMED_WORDS.exec(id) ?? []
  return name ? wordsChunk(locale, name) : null
}
