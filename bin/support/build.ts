import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'

const SOURCES = [
  'adonisrc.ts', 'ace.js', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'app', 'bin', 'commands',
  'config', 'database', 'inertia', 'resources', 'start', 'tests/bench', 'vite',
] // prettier-ignore

const STAMP = 'build/.sources'

/** Builds server and pages for production, unless the build of these very sources is there. */
export async function build(env: Record<string, string>) {
  const wanted = fingerprint()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return false
  // Pages import types and routes that are generated; a fresh clone has none yet.
  await run('node', ['ace', 'codegen'], { ...env, NODE_ENV: 'production' })
  await run('node', ['ace', 'build'], { ...env, NODE_ENV: 'production' })
  writeFileSync(STAMP, wanted)
  return true
}

function fingerprint() {
  const hash = createHash('sha256')
  const add = (path: string) => {
    const stat = statSync(path, { throwIfNoEntry: false })
    if (!stat) return
    if (stat.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name))
    else hash.update(path).update(readFileSync(path))
  }
  for (const source of SOURCES) add(source)
  return hash.digest('hex')
}
