import { planChunks, type Visit, type VisitKind } from './chunk_plan.js'
import { closure, moduleGraph, type Context, type Graph } from './module_graph.js'
import { wordsChunkOf } from '../app/web/pages/words_chunk.js'

/** A file of its own, which stays the same from release to release. */
const REACT = /node_modules\/(?:react|react-dom|scheduler)\//

/**
 * The file that a module goes in: one with what the same visits need (`planChunks`). Null leaves it to the bundler, as for
 * what only one page needs.
 */
export function chunksFrom(entry: string, layoutOf: (page: string) => string) {
  let chunks: Map<string, string> | null = null

  return (id: string, context: Context) => {
    chunks ??= chunksOf(moduleGraph(entry, context), entry, layoutOf)
    return wordsChunkOf(id) ?? chunks.get(id) ?? null
  }
}

const PAGE = /\/inertia\/pages\/(.+)\.tsx$/
const IDLE = /\/inertia\/http\/(?:axios|adapter)\.ts$/
const LAYOUT = /\/inertia\/layouts\/(\w+)\.tsx$/

function chunksOf(graph: Graph, entry: string, layoutOf: (page: string) => string) {
  const roots = new Set([...graph.values()].flatMap(({ later }) => later))
  const visits = visitsOf(graph, entry, [...roots], layoutOf)
  const isShared = (id: string) => visits.filter(({ needs }) => needs.has(id)).length > 1
  // A page, a frame or a part stays in a file of its own, unless others need it before they run.
  const needed = new Set([...graph].flatMap(([id, { imports }]) => (roots.has(id) ? [] : imports)))
  const isApart = (id: string) => roots.has(id) && !needed.has(id)
  const shared = [...graph].filter(([id]) => !isApart(id) && !REACT.test(id) && isShared(id))

  const chunks = new Map<string, string>()
  for (const id of graph.keys()) if (REACT.test(id)) chunks.set(id, 'react')
  for (const [index, ids] of planChunks(new Map(shared), visits).entries())
    for (const id of ids) chunks.set(id, ids.includes(entry) ? 'base' : `shared-${index}`)
  return chunks
}

/** Each page with its frame, and each part that a page loads later. */
function visitsOf(graph: Graph, entry: string, roots: string[], layoutOf: (page: string) => string): Visit[] {
  const layouts = new Map(roots.map((root) => [LAYOUT.exec(root)?.[1], root]))
  return roots
    .filter((root) => !LAYOUT.test(root) && wordsChunkOf(root) === null)
    .map((root) => {
      const page = PAGE.exec(root)?.[1]
      const layout = page && layouts.get(layoutOf(page))
      const needs = closure(graph, layout ? [entry, layout, root] : [entry, root])
      return { needs, kind: kindOf(root, layout) }
    })
}

function kindOf(root: string, layout: string | null | undefined): VisitKind {
  if (PAGE.test(root)) return layout?.endsWith('/PublicLayout.tsx') ? 'firstPage' : 'page'
  return IDLE.test(root) ? 'idlePart' : 'part'
}
