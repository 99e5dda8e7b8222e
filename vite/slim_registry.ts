import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const REGISTRY = '.adonisjs/client/registry/index.ts'
/** The routes of staff, which nobody else loads; none outside of a build, where the table has them. */
const STAFF_ID = 'virtual:routes/staff'
const ENTRY = /'([^']+)': \{\s*methods: \[([^\]]*)\],\s*pattern: '([^']*)',/g

const isOfStaff = (name: string) => name.startsWith('admin.')

/**
 * The table of routes that every page loads, as a text of names, methods and patterns: its tokens follow from the pattern,
 * and what editors read is left out, as are routes that no file of the pages names. A fifth of its size.
 */
export function slimRegistry(root: string): Plugin {
  let isBuild = false

  return {
    name: 'fareback:slim-registry',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    resolveId: (id) => (id === STAFF_ID ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${STAFF_ID}`) return null
      if (!isBuild) return 'export const routes = {}'
      return slim(readFileSync(join(root, REGISTRY), 'utf8'), namesIn('inertia'), isOfStaff)
    },
    transform(code, id) {
      if (!isBuild || !id.endsWith(`/${REGISTRY}`)) return null
      return { code: slim(code, namesIn('inertia'), (name) => !isOfStaff(name)), map: null }
    },
  }
}

/** All that stands between quotes in the files of a folder. */
export function namesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(texts.join('\n').match(/(?<=['"])[\w.]+(?=['"])/g))
}

export function slim(code: string, named: Set<string>, isWanted: (name: string) => boolean) {
  const lines = [...code.matchAll(ENTRY)]
    .filter(([, name]) => named.has(name) && isWanted(name))
    .map(([, name, methods, pattern]) => [name, methods.replaceAll(/"|,?"HEAD"/g, ''), pattern].join(' '))
  return `
    const routes = {}
    for (const line of ${JSON.stringify(lines.join('\n'))}.split('\\n')) {
      const [name, methods, pattern] = line.split(' ')
      const parts = pattern === '/' ? ['/'] : pattern.split('/').slice(1)
      routes[name] = {
        methods: methods.split(','),
        pattern,
        tokens: parts.map((part) => ({
          type: part[0] === ':' ? 1 : 0,
          val: part.replace(':', ''),
          end: '',
        })),
      }
    }
    export { routes }
    export const registry = { routes, $tree: {} }
  `
}
