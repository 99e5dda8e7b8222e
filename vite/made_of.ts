import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Lists the files of ours that the pages were made of, so that a build can be left out while none of them changed. */
export function madeOf(root: string, list: string): Plugin {
  const files = new Set<string>()
  const add = (path: string) => {
    const file = relative(root, path)
    if (!file.startsWith('..') && !file.includes('node_modules')) files.add(file)
  }
  return {
    name: 'fareback:made-of',
    apply: 'build',
    sharedDuringBuild: true,
    // What vite.config.ts imports says which pages there are, and how they are cut.
    configResolved: ({ configFileDependencies }) => configFileDependencies.forEach(add),
    buildEnd() {
      for (const id of this.getModuleIds()) if (isAbsolute(id)) add(id.split('?')[0])
    },
    closeBundle() {
      mkdirSync(dirname(list), { recursive: true })
      writeFileSync(list, [...files].sort().join('\n'))
    },
  }
}
