import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, relative } from 'node:path'
import type { Plugin } from 'vite'

/** Lists the files of ours that the pages were made of, so that a build can be left out while none of them changed. */
export function madeOf(root: string, list: string): Plugin {
  const files = new Set<string>()
  return {
    name: 'fareback:made-of',
    apply: 'build',
    sharedDuringBuild: true,
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = relative(root, id.split('?')[0])
        if (isAbsolute(id) && !file.startsWith('..') && !file.includes('node_modules'))
          files.add(file)
      }
    },
    closeBundle() {
      mkdirSync(dirname(list), { recursive: true })
      writeFileSync(list, [...files].sort().join('\n'))
    },
  }
}
