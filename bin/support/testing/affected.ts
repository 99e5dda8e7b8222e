import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashOf } from '../stamp.ts'
import { TOUCHED } from './environment.ts'

const isSpec = (file: string) => /^tests\/.+\.spec\.tsx?$/.test(file)
const isBrowserSpec = (file: string) => isSpec(file) && file.startsWith('tests/e2e/')

export type Selection = {
  /** Test files for vitest. */
  specs: string[]
  /** Sources whose dependents among the unit and component tests vitest finds itself. */
  sources: string[]
  /** Test files for the browser. */
  browser: string[]
}

// What all tests stand on: a change here concerns every one that runs in the application.
const FOUNDATION =
  /^(adonisrc\.ts|bin|config|database|package-lock\.json|start|tests\/(factories|support)|vitest\.config\.ts)(\/|$)/

/** What changed since the last commit, with files that git does not know yet. */
export function changedFiles() {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n')
  const files = [
    ...git('diff', '--name-only', '--no-renames', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return [...new Set(files.filter(Boolean))]
}

/** Tests that read files instead of importing them. */
const READERS: [RegExp, string[]][] = [
  [/^(inertia|vite)\//, ['tests/functional/public', 'tests/unit/pages', 'tests/unit/layouts']],
  [/^resources\/lang\//, ['tests/unit/lang', 'tests/unit/emails']],
  [/^(package\.json$|tests\/bench\/)/, ['tests/bench', 'tests/unit/testing']],
]

/**
 * The tests that depend on some files: test files themselves, unit and component tests by their imports, and tests
 * over HTTP by what ran while they ran the last time (tests/support/touched.ts). Browser tests depend on everything,
 * and are left to a whole run unless they were changed.
 */
export function affectedBy(files: string[]): Selection {
  hashes.clear()
  const sources = files.filter((file) => !isSpec(file))
  const changed = files.filter((file) => isSpec(file) && existsSync(file))
  const readers = READERS.filter(([read]) => sources.some((file) => read.test(file)))
  return {
    specs: unique([
      ...changed.filter((file) => !isBrowserSpec(file)),
      ...readers.flatMap(([, folders]) => folders.flatMap(specsIn)),
      ...functionalSpecs(sources),
    ]),
    sources: sources.filter((file) => existsSync(file)),
    browser: changed.filter(isBrowserSpec),
  }
}

function functionalSpecs(sources: string[]) {
  const specs = specsIn('tests/functional').map((spec) => ({ spec, touched: touchedBy(spec) }))
  const known = new Set(specs.flatMap(({ touched }) => Object.keys(touched ?? {})))
  // Of a file without functions nobody knows who uses it.
  const concernsAll = sources.some(
    (file) => FOUNDATION.test(file) || (/^(app|resources)\//.test(file) && !known.has(file))
  )
  const isAffected = ({ touched }: { touched: Record<string, string> | null }) =>
    concernsAll || touched === null || sources.some((file) => file in touched) || isOutdated(touched)
  return specs.filter(isAffected).map(({ spec }) => spec)
}

/** The files of ours that ran while this test file ran the last time, and their hashes; null when it never ran here. */
function touchedBy(spec: string): Record<string, string> | null {
  const list = join(TOUCHED, `${spec}.json`)
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : null
}

/** One of them changed since. */
const isOutdated = (touched: Record<string, string>) =>
  Object.entries(touched).some(([file, hash]) => hashOfFile(file) !== hash)

const hashes = new Map<string, string>()

function hashOfFile(file: string) {
  const hash = hashes.get(file) ?? hashOf([file])
  hashes.set(file, hash)
  return hash
}

/** Test files, whole folders of them, and for other files the tests that depend on them. */
export function selectionOf(paths: string[]): Selection {
  const files = paths.map((path) => relative('.', path)).map((path) => ({ path, specs: specsIn(path) }))
  const others = files.filter(({ specs }) => specs.length === 0).flatMap(({ path }) => filesIn(path))
  const named = files.flatMap(({ specs }) => specs)
  const affected = others.length > 0 ? affectedBy(others) : { specs: [], sources: [], browser: [] }
  return {
    specs: unique([...named.filter((file) => !isBrowserSpec(file)), ...affected.specs]),
    sources: affected.sources,
    browser: unique([...named.filter(isBrowserSpec), ...affected.browser]),
  }
}

const unique = (list: string[]) => [...new Set(list)]

const specsIn = (path: string) => filesIn(path).filter(isSpec)

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(file).isFile())
    .sort()
}
