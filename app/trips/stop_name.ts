import { memoize } from '#app/trips/memoize'

const ARTICLE_BEHIND = /^(.+?)\s*\((den|de|het|['’‘]?[st]-?)\)$/

/**
 * A stop as it is compared: two exports, or two taps, do not always write it alike. In 2013 the site printed
 * `Haag HS (Den)`; today it prints `Den Haag HS`.
 */
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
