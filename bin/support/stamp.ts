import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is kept from run to run to do less; deleting it costs time and nothing else. */
export const CACHE = 'tmp/cache'
/** The list that a build of the pages writes (vite/made_of.ts). */
export const PAGES_MADE_OF = `${CACHE}/pages_made_of`

/** Names and contents of files, and of all that is in folders, as one hash. What does not exist counts as that. */
export function hashOf(paths: Iterable<string>) {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path).update(stat ? readFileSync(path) : '\0')
  }
  for (const path of paths) add(path)
  return hash.digest('hex')
}

/** Does the work unless its stamp says that it was done for these very sources. Answers whether it did. */
export async function unlessDone(stamp: string, sources: () => string, work: () => Promise<unknown>) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources()) return false
  await work()
  mkdirSync(dirname(stamp), { recursive: true })
  // The work itself may have changed what it is made of.
  writeFileSync(stamp, sources())
  return true
}
