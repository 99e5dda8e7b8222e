import vite from '@adonisjs/vite/services/main'
import { audienceOf } from '#app/web/pages/isomorphic/audience'
import { wordsChunk } from '#app/web/pages/words_chunk'

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[] }

const ENTRY = 'inertia/app.tsx'

export type PageAssets = {
  entry: string
  scripts: string[]
  styles: string[]
}

const known = new Map<string, PageAssets>()

/** All that a page needs before it is shown, with its frame and words, asked for at once. Null while developing. */
export function pageAssets(component: string, locale: string): PageAssets | null {
  if (vite.useDevServer) return null
  const key = `${component} ${locale}`
  const assets = known.get(key) ?? assetsOf(component, locale)
  known.set(key, assets)
  return assets
}

function assetsOf(component: string, locale: string): PageAssets {
  const manifest = vite.manifest() as Record<string, Chunk>
  const { layout, onlyEnglish } = audienceOf(component)
  const roots = [
    ENTRY,
    `inertia/layouts/${layout}.tsx`,
    `inertia/pages/${component}.tsx`,
    ...[layout, component].map((name) => wordsChunk(onlyEnglish ? 'en' : locale, name)),
    ...(onlyEnglish ? ['inertia/staffTable.ts'] : []),
  ]
  const byName = new Map(Object.values(manifest).map((chunk) => [chunk.name, chunk]))
  const chunks = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports ?? []) add(manifest[imported])
  }
  for (const root of roots) add(manifest[root] ?? byName.get(root))
  const files = [...chunks]

  return {
    entry: addressOf(manifest[ENTRY].file),
    scripts: files.map(({ file }) => addressOf(file)),
    // What is imported comes before what imports it, as the program itself would load them.
    styles: [...new Set(files.toReversed().flatMap(({ css = [] }) => css))].map(addressOf),
  }
}

const addressOf = (file: string) => `/assets/${file}`
