import { readFileSync, statSync } from 'node:fs'
import { audienceOf } from '../../app/web/pages/isomorphic/audience.ts'
import { pageNames } from '../../vite/pages.ts'
import { wordsChunk } from '../../app/web/pages/words_chunk.ts'

const ASSETS = 'public/assets'

type Chunk = { file: string; name?: string; imports?: string[] }
type Manifest = Record<string, Chunk>
type Reader = 'visitor' | 'auth' | 'traveller' | 'manager' | 'staff'

/** Kilobytes of JavaScript, compressed with brotli: before a page can be used, and with what follows when it is idle; `scripts` are requests. */
export const LIMITS: Record<Reader, { first: number; total: number; scripts: number }> = {
  visitor: { first: 120, total: 140, scripts: 20 },
  auth: { first: 150, total: 165, scripts: 20 },
  traveller: { first: 165, total: 185, scripts: 20 },
  manager: { first: 165, total: 190, scripts: 20 },
  staff: { first: 220, total: 250, scripts: 25 },
}

/** What a page fetches by itself once it stands. */
const WHEN_IDLE = ['inertia/http/axios.ts', 'inertia/http/adapter.ts']
const WHEN_SIGNED_IN = ['inertia/echo.ts']
const PARTS: Record<string, string[]> = {
  'Public/PrivacyPolicy': ['inertia/content/legal/privacy_policy.nl.ts'],
  'Public/TermsOfService': ['inertia/content/legal/terms_of_service.nl.ts'],
  // The section with the most in it.
  'User/Profile/Show': ['inertia/pages/User/Profile/Show/Security.tsx'],
  'Tenant/Profile': ['inertia/pages/User/Profile/Show/Security.tsx'],
}

type PageWeight = {
  page: string
  reader: Reader
  first: number
  total: number
  /** Requests for scripts until the page can be used, and in all. */
  scripts: number
  allScripts: number
  isAbove: boolean
}

/** The weight of each page on a first visit, from the manifest of the build. */
export function pageWeights(): PageWeight[] {
  const manifest = readManifest()
  return pageNames('inertia/pages').map((page) => weightOf(manifest, page))
}

const readManifest = () => JSON.parse(readFileSync(`${ASSETS}/.vite/manifest.json`, 'utf8')) as Manifest

function weightOf(manifest: Manifest, page: string): PageWeight {
  const reader = readerOf(page)
  const first = closure(manifest, scriptsOf(page))
  const idle = [...WHEN_IDLE, ...(['visitor', 'auth'].includes(reader) ? [] : WHEN_SIGNED_IN)]
  const all = closure(manifest, [...scriptsOf(page), ...idle])
  const [firstSize, total] = [sizeOf(first), sizeOf(all)]
  const limit = LIMITS[reader]
  return {
    page,
    reader,
    first: firstSize,
    total,
    scripts: first.size,
    allScripts: all.size,
    isAbove: firstSize > limit.first || total > limit.total || all.size > limit.scripts,
  }
}

function readerOf(page: string): Reader {
  if (page.startsWith('Admin/')) return 'staff'
  if (/^(Public|Errors)\//.test(page)) return 'visitor'
  if (page.startsWith('Auth/')) return 'auth'
  return page.startsWith('Tenant/') ? 'manager' : 'traveller'
}

function scriptsOf(page: string) {
  const { layout, onlyEnglish } = audienceOf(page)
  const locale = onlyEnglish ? 'en' : 'nl'
  return [
    'inertia/app.tsx',
    `inertia/layouts/${layout}.tsx`,
    `inertia/pages/${page}.tsx`,
    ...[layout, page].map((name) => wordsChunk(locale, name)),
    ...(onlyEnglish ? ['inertia/staffTable.ts'] : []),
    ...(PARTS[page] ?? []),
  ]
}

/** The files of these entries and of all that they import before they run. */
function closure(manifest: Manifest, keys: string[]) {
  const files = new Set<string>()
  const seen = new Set<string>()
  const add = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`${key} is not in the build`)
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const key of keys) add(key)
  return files
}

/** In kilobytes, as it travels: what is too small to be compressed travels as it is. */
function sizeOf(files: Set<string>) {
  let bytes = 0
  for (const file of files) {
    const path = `${ASSETS}/${file}`
    bytes += (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size
  }
  return bytes / 1000
}

/** Files that import each other, which a browser may run in the wrong order. */
export function circularChunks(): string[][] {
  const manifest = readManifest()
  const circles: string[][] = []
  const finished = new Set<string>()
  const visit = (key: string, path: string[]) => {
    if (path.includes(key)) return void circles.push([...path.slice(path.indexOf(key)), key])
    if (finished.has(key)) return
    for (const imported of manifest[key].imports ?? []) visit(imported, [...path, key])
    finished.add(key)
  }
  for (const key of Object.keys(manifest)) visit(key, [])
  return circles
}
