import { existsSync, readFileSync } from 'node:fs'
import { EXAMPLE_SETTINGS } from '../../config/example_account.ts'
import { run } from './run.ts'
import { CACHE, PAGES_MADE_OF, hashOf, unlessDone } from './stamp.ts'

type Env = Record<string, string>

/** Types and lists made from routes, controllers and pages, which everything else imports. */
export const generateCode = (env: Env) =>
  unlessDone(
    `${CACHE}/generated`,
    () => hashOf(['adonisrc.ts', 'package-lock.json', 'app', 'config', 'start', 'inertia/pages']),
    () => run('node', ['ace', 'codegen'], inProduction(env))
  )

const MANIFEST = 'public/assets/.vite/manifest.json'

/** The pages as browsers fetch them, and the program that renders some on the server. Wants the generated code. */
export const buildPages = () =>
  unlessDone(`${CACHE}/pages`, pageSources, () =>
    run('node_modules/.bin/vite', ['build', '--app'], { NODE_ENV: 'production' })
  )

function pageSources() {
  if (!existsSync(MANIFEST) || !existsSync(PAGES_MADE_OF)) return 'never'
  const files = readFileSync(PAGES_MADE_OF, 'utf8').split('\n')
  return hashOf([
    'package-lock.json',
    'vite.config.ts',
    'postcss.config.js',
    'vite',
    'inertia/pages',
    'resources/lang',
    ...files,
  ])
}

const SERVER = [
  'package-lock.json',
  'adonisrc.ts',
  'ace.js',
  'tsconfig.json',
  'tsconfig.build.json',
  'app',
  'bin',
  'commands',
  'config',
  'database',
  'resources',
  'start',
]

/** Server and pages for production, in `build/`. */
export async function build(env: Env) {
  await generateCode(env)
  await buildPages()
  return unlessDone(
    'build/.sources',
    () => hashOf([...SERVER, `${CACHE}/pages`]),
    () => run('node', ['ace', 'build', '--tsconfig=tsconfig.build.json'], inProduction(env))
  )
}

/** No build holds the account; the commands only want one to start. */
const inProduction = (env: Env) => ({ ...EXAMPLE_SETTINGS, ...env, NODE_ENV: 'production' })
