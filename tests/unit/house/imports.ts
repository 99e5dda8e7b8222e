import { globSync, readFileSync } from 'node:fs'

/** From the edge to the ground. A wing imports those below it. */
export const WINGS = ['web', 'money', 'claims', 'travel', 'people', 'messages', 'platform'] as const

/** Text by path, of all of app/. */
export type Sources = Map<string, string>

export const sourcesOfApp = (): Sources =>
  new Map(globSync('app/**/*.ts').map((path) => [path, readFileSync(path, 'utf8')]))

const IMPORT = /(?:from|import)\s*\(?\s*'#app\/([a-z_]+\/[a-z_]+)\/[^']+'/g
const EDGE = /\/controllers\//

/** `claims/rules` of `app/claims/rules/actions/draft_rule.ts`. */
const domainOf = (path: string) => path.split('/').slice(1, 3).join('/')
const rankOf = (domain: string) => WINGS.indexOf(domain.split('/')[0] as (typeof WINGS)[number])

/** Which domains each imports, and by which file. Controllers are the edge: they may compose all. */
function arrowsOf(sources: Sources) {
  const arrows = new Map<string, Map<string, string>>()
  for (const [path, text] of sources) {
    if (EDGE.test(path)) continue
    const from = domainOf(path)
    for (const [, to] of text.matchAll(IMPORT)) {
      if (to === from) continue
      const own = arrows.get(from) ?? new Map<string, string>()
      if (!own.has(to)) own.set(to, path)
      arrows.set(from, own)
    }
  }
  return arrows
}

/** Imports that run up, and circles of domains; one sentence each. */
export function faultsOf(sources: Sources) {
  const arrows = arrowsOf(sources)
  const faults: string[] = []
  for (const [from, targets] of arrows)
    for (const [to, path] of targets)
      if (rankOf(to) < rankOf(from)) faults.push(`${path} imports ${to}, which lies above ${from}`)

  const done = new Set<string>()
  const visit = (domain: string, trail: string[]) => {
    const at = trail.indexOf(domain)
    if (at !== -1) {
      faults.push(`${[...trail.slice(at), domain].join(' → ')} is a circle`)
      return
    }
    if (done.has(domain)) return
    for (const to of arrows.get(domain)?.keys() ?? []) visit(to, [...trail, domain])
    done.add(domain)
  }
  for (const domain of arrows.keys()) visit(domain, [])
  return faults
}
