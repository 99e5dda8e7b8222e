import { words } from 'virtual:words'
import type { Locale } from '.'
import type { Messages } from './messages'

type Words = { [key: string]: unknown }

const loaded: Record<Locale, Words> = { nl: {}, en: {} }
const names = new Set<string>()

/** Loads the words of these pages and frames. */
export async function loadWords(locale: Locale, wanted: string[]) {
  const missing = wanted.filter((name) => !names.has(`${locale}/${name}`))
  const isStaff = missing.some((name) => name.startsWith('Admin'))
  const table = isStaff ? (await import('../staffTable')).words : words
  const modules = await Promise.all(missing.map((name) => table[name][locale]!()))
  for (const [index, { default: more }] of modules.entries()) {
    names.add(`${locale}/${missing[index]}`)
    loaded[locale] = merged(loaded[locale], more as Words)
  }
}

export const loadedWords = (locale: Locale) => loaded[locale] as Messages

/** A new object, so that the provider sees that there are more words. */
function merged(known: Words, more: Words) {
  const all = { ...known }
  for (const [key, value] of Object.entries(more)) {
    const scope = all[key]
    all[key] = isScope(scope) && isScope(value) ? merged(scope, value) : value
  }
  return all
}

/** A compiled message is a text or a list. */
const isScope = (value: unknown): value is Words => typeof value === 'object' && value !== null && !Array.isArray(value)
