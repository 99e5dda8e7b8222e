import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { minifySync } from 'vite'

type ModuleInfo = {
  code: string | null
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
export type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

/** What a module needs before it runs, and what it may load later. */
type Module = { size: number; imports: string[]; later: string[] }
export type Graph = Map<string, Module>

/** Packages behind one index, of which a module needs what it names and no more. */
const WITH_INDEX = ['@mantine/core', '@mantine/hooks', '@tabler/icons-react']

/** All modules from this entry on. */
export function moduleGraph(entry: string, context: Context): Graph {
  const graph: Graph = new Map()
  const indexes = new Map<string, Map<string, string>>()

  const indexOf = (id: string) => {
    const known = indexes.get(id)
    if (known) return known
    const names = namesIn(id, context.getModuleInfo(id)?.code ?? '')
    indexes.set(id, names)
    return names
  }

  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (graph.has(id)) continue
    const info = context.getModuleInfo(id)
    if (!info) continue
    const code = info.code ?? ''
    const imports = info.importedIds.flatMap((imported) => {
      const name = WITH_INDEX.find((each) => isIndexOf(each, imported))
      if (!name) return [imported]
      const names = indexOf(imported)
      return namedIn(code, name).flatMap((each) => names.get(each) ?? imported)
    })
    const later = [...info.dynamicallyImportedIds]
    graph.set(id, { size: sizeOf(id, code), imports, later })
    waiting.push(...imports, ...later)
  }
  return graph
}

// Near enough, and a tenth of the work of the best compression.
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** About what it adds to a file. */
function sizeOf(id: string, code: string) {
  const { code: small } = minifySync(id, code, {
    module: true,
    codegen: { removeWhitespace: true },
  })
  return brotliCompressSync(small || code, FAST).length
}

/** These modules and all that they need before they run. */
export function closure(graph: Graph, ids: string[]) {
  const all = new Set<string>()
  const waiting = [...ids]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const module = graph.get(id)
    if (!module || all.has(id)) continue
    all.add(id)
    waiting.push(...module.imports)
  }
  return all
}

const INDEX = /(?:^|\/node_modules\/)((?:@[^/]+\/)?[^/]+)\/(?:dist\/)?esm\/(?:index|tabler-icons-react)\.mjs$/

const isIndexOf = (name: string, id: string) => INDEX.exec(id)?.[1] === name

const IMPORT = /(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/** The file that each name of an index comes from. */
function namesIn(index: string, code: string) {
  const files = new Map<string, string>()
  for (const [, names, from] of code.matchAll(IMPORT))
    for (const name of names.split(',')) {
      const shown = name
        .trim()
        .split(/\s+as\s+/)
        .at(-1)
      if (shown && from.startsWith('.')) files.set(shown, join(dirname(index), from))
    }
  return files
}

/** What a module takes from a package by name. */
const namedIn = (code: string, from: string) =>
  [...code.matchAll(IMPORT)]
    .filter((match) => match[2] === from)
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim().split(/\s+as\s+/)[0])
    .filter((name) => name !== '')
