import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const ID = 'virtual:pages'
/** Those of staff are many, and nobody else loads their list. */
const STAFF_ID = 'virtual:pages/staff'

export const isOfStaff = (name: string) => name.startsWith('Admin')

/**
 * Lists the pages by name, each loaded when it is visited. `Show/Payouts.tsx` beside `Show.tsx` is a section of
 * that page and no page itself, so it stays in the chunk of the page that imports it. The server needs only those
 * that it renders.
 */
export function pages(folder: string, onServer: string[]): Plugin {
  return {
    name: 'fareback:pages',
    resolveId: (id) => ([ID, STAFF_ID].includes(id) ? `\0${id}` : null),
    load(id) {
      if (![ID, STAFF_ID].some((known) => id === `\0${known}`)) return null
      const isServer = this.environment.config.consumer === 'server'
      const isStaff = id === `\0${STAFF_ID}`
      const names = isServer ? onServer : pageNames(folder)
      return moduleOf(
        folder,
        names.filter((name) => isOfStaff(name) === isStaff)
      )
    },
    configureServer(server) {
      server.watcher.on('add', (file) => void (file.startsWith(folder) && relist(server)))
      server.watcher.on('unlink', (file) => void (file.startsWith(folder) && relist(server)))
    },
  }
}

export function pageNames(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -'.tsx'.length))
  const known = new Set(names)
  return names.filter((name) => !ancestorsOf(name).some((ancestor) => known.has(ancestor))).sort()
}

function ancestorsOf(name: string) {
  const parts = name.split('/')
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'))
}

function moduleOf(folder: string, names: string[]) {
  const entries = names.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, `${name}.tsx`))}),`
  )
  return `export const pages = {\n${entries.join('\n')}\n}`
}

function relist(server: ViteDevServer) {
  for (const id of [ID, STAFF_ID]) {
    const module = server.moduleGraph.getModuleById(`\0${id}`)
    if (module) server.moduleGraph.invalidateModule(module)
  }
}
