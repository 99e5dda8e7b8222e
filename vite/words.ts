import { readdirSync, readFileSync } from 'node:fs'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { audienceOf } from '../app/web/pages/isomorphic/audience.js'
import { isOfStaff, pageNames } from './pages.js'
import { usedWords } from './used_words.js'
import { NAMED_WORDS } from '../app/web/pages/words_chunk.js'

type Catalog = { [key: string]: string | Catalog }
type Words = { [key: string]: unknown }

const ID = 'virtual:words'
const STAFF_ID = 'virtual:words/staff'

/**
 * The words of each page and of each frame, as ICU messages that are compiled while building, so that no browser fetches a
 * parser for them, or words of other pages. While developing they are all words, as a page may ask for others any moment.
 */
export function words(root: string, onServer: string[]): Plugin {
  let wordsOf = (_name: string) => catalogNames(root)

  return {
    name: 'fareback:words',
    sharedDuringBuild: true,
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      optimizeDeps: { exclude: ['use-intl'] },
    }),
    configResolved({ command }) {
      if (command === 'build') wordsOf = wordsByName(root)
    },
    resolveId: (id) => (id === ID || id === STAFF_ID || NAMED_WORDS.test(id) ? id : null),
    load(id) {
      const isServer = this.environment.config.consumer === 'server'
      if (id === ID || id === STAFF_ID) {
        const names = isServer ? onServer : pageNames(`${root}/inertia/pages`)
        return listOf(names.filter((name) => isOfStaff(name) === (id === STAFF_ID)))
      }
      const [, locale, name] = NAMED_WORDS.exec(id) ?? []
      if (!name) return null
      const paths = wordsOf(name)
      for (const file of filesOf(paths)) this.addWatchFile(pathOf(root, locale, file))
      return `export default ${JSON.stringify(picked(root, locale, paths))}`
    },
  }
}

/** `{'User/Claims/Show': {nl: () => import(...), en: ...}}`, and the same for the frames. */
function listOf(pages: string[]) {
  const names = new Map<string, Set<string>>()
  for (const page of pages) {
    const { layout, onlyEnglish } = audienceOf(page)
    for (const locale of onlyEnglish ? ['en'] : ['nl', 'en'])
      for (const name of [layout, page]) names.set(name, (names.get(name) ?? new Set()).add(locale))
  }
  const entries = [...names].map(([name, locales]) => {
    const loads = [...locales].map((locale) => `${locale}: () => import('${ID}/${locale}/${name}')`)
    return `'${name}': { ${loads.join(', ')} },`
  })
  return `export const words = {\n${entries.join('\n')}\n}`
}

/** A page comes without what its frame has. */
function wordsByName(root: string) {
  const used = usedWords(root)
  const frame = (layout: string) =>
    outermost(used(['layouts/Root.tsx', `layouts/${layout}.tsx`].map((file) => `${root}/inertia/${file}`)))

  return (name: string) => {
    if (!name.includes('/')) return frame(name)
    const around = frame(audienceOf(name).layout)
    const own = outermost(used([`${root}/inertia/pages/${name}.tsx`]))
    return own.filter((path) => !around.some((outer) => isWithin(path, outer)))
  }
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)

/** Without those that are part of another. */
const outermost = (paths: Set<string>) =>
  [...paths].filter((path) => ![...paths].some((other) => other !== path && isWithin(path, other))).sort()

function picked(root: string, locale: string, paths: string[]) {
  const all: Words = {}
  for (const file of filesOf(paths)) {
    const catalog = JSON.parse(readFileSync(pathOf(root, locale, file), 'utf8')) as Catalog
    for (const path of paths.filter((each) => isWithin(each, file))) put(all, path.split('.'), found(catalog, path))
  }
  return all
}

function found(catalog: Catalog, path: string) {
  let at: string | Catalog | undefined = catalog
  for (const key of path.split('.').slice(1)) at = typeof at === 'object' ? at[key] : undefined
  if (at === undefined) throw new Error(`There are no words for ${path}`)
  return compiled(at)
}

const compiled = (part: string | Catalog): unknown =>
  typeof part === 'string'
    ? compile(part)
    : Object.fromEntries(Object.entries(part).map(([key, value]) => [key, compiled(value)]))

function put(all: Words, [key, ...rest]: string[], value: unknown) {
  if (rest.length === 0) all[key] = value
  else put((all[key] ??= {}) as Words, rest, value)
}

const filesOf = (paths: string[]) => [...new Set(paths.map((path) => path.split('.')[0]))]
const pathOf = (root: string, locale: string, file: string) => `${root}/resources/lang/${locale}/${file}.json`

const catalogNames = (root: string) => readdirSync(`${root}/resources/lang/en`).map((file) => file.replace('.json', ''))
