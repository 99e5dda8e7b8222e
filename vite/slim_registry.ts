import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const REGISTRY = '/.adonisjs/client/registry/index.ts'
const ENTRY = /'([^']+)': \{\s*methods: \[([^\]]*)\],\s*pattern: '([^']*)',/g

/**
 * The table of routes that every page loads, as a text of names, methods and patterns: its tokens follow from the pattern,
 * and what editors read is left out, as are routes that no file of the pages names. A fifth of its size.
 */
export const slimRegistry = (): Plugin => ({
  name: 'fareback:slim-registry',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(REGISTRY) ? { code: slim(code, namesIn('inertia')), map: null } : null,
})

/** All that stands between quotes in the files of a folder. */
export function namesIn(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  return new Set(texts.join('\n').match(/(?<=['"])[\w.]+(?=['"])/g))
}

export function slim(code: string, named: Set<string>) {
  const lines = [...code.matchAll(ENTRY)]
    .filter(([, name]) => named.has(name))
    .map(([, name, methods, pattern]) =>
      [name, methods.replaceAll(/"|,?"HEAD"/g, ''), pattern].join(' ')
    )
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
