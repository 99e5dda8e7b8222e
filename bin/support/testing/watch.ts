import { watch } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { changedFiles } from './affected.ts'

const FOLDERS = ['app', 'bin', 'commands', 'config', 'database', 'inertia', 'resources', 'start', 'tests', 'vite']

/** The files that changed, as soon as no more do. Ends never. */
export async function* changes(): AsyncGenerator<string[]> {
  const seen = new Set<string>()
  let wake = () => {}
  for (const folder of FOLDERS) {
    watch(folder, { recursive: true }, (_kind, name) => {
      if (name) seen.add(`${folder}/${name}`)
      wake()
    })
  }
  for (;;) {
    if (seen.size === 0) await new Promise<void>((resolve) => (wake = resolve))
    for (let count = -1; count !== seen.size;) {
      count = seen.size
      await delay(150)
    }
    const files = changedFiles().filter((file) => seen.has(file))
    seen.clear()
    if (files.length > 0) yield files
  }
}
