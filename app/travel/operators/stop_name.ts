import { memoize } from '#app/platform/shared/memoize'

const ARTICLE_BEHIND = /^(.+?)\s*\((den|de|het|['’‘]?[st]-?)\)$/

/** Exports differ in spelling: `Haag HS (Den)` in 2013 is `Den Haag HS` today. */
export const normaliseStop = memoize(normalised, (name: string) => name)

function normalised(name: string) {
  const lower = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  const plain = lower
    .replace(ARTICLE_BEHIND, (_, rest: string, article: string) => articleBefore(article) + rest)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/["'`´’‘“”„]/g, '')
    .replace(/\bburg\./g, 'burgemeester ')
    .replace(/\bst\./g, 'sint ')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .trim()
  // A name that is all brackets still names one stop, not every stop.
  return plain === '' ? lower : plain
}

function articleBefore(article: string) {
  const letters = article.replace(/[^a-z]/g, '')
  return letters === 's' ? 's-' : `${letters} `
}

/** For looking a place up in a list: also without dashes and with its abbreviations written out. */
export function placeKey(name: string) {
  return normaliseStop(name.replace(/\ba\/d\b/g, 'aan den').replace(/\bv\b/g, 'van'))
    .replace(/[-./]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
