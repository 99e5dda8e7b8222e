import type { Options } from '@swc/core'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { type ResolveFnOutput, createRequire, registerHooks } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
  Loads the sources of this project in processes of tests and benches: `node --import=./tests/support/typescript.ts`. ts-exec,
  which starts the application, compiles each file anew in a thread that every import waits for; here what was compiled is
  kept, and a process starts in half the time. Node itself takes the types off this file.
*/
const ROOT = process.cwd()
const KEPT = join(ROOT, 'tmp/cache/typescript')
const PACKAGE = '/node_modules/'
const OPTIONS: Options = {
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'esnext',
    parser: { syntax: 'typescript', decorators: true },
    // As tsconfig.json has it.
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: true,
      verbatimModuleSyntax: true,
    },
    experimental: { keepImportAttributes: true },
    keepClassNames: true,
  },
}

process.setSourceMapsEnabled(true)

/** AdonisJS imports the handler of a route with each request, and each import asks. */
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context
    // Names with # are those of package.json, whichever of our files asks; a package may have another file for `require`.
    const isOfAll = specifier.startsWith('#') && !parentURL?.includes(PACKAGE)
    const key = isOfAll ? specifier : `${parentURL} ${specifier} ${conditions.join()}`
    if (!found.has(key)) found.set(key, { ...resolved(specifier, context, nextResolve), shortCircuit: true })
    // A copy, as the hook of Vitest writes into it.
    return { ...found.get(key)! }
  },
  load(url, context, nextLoad) {
    const [address] = url.split('?')
    if (!address.endsWith('.ts') || address.includes(PACKAGE)) return nextLoad(url, context)
    return { format: 'module', source: compiled(fileURLToPath(address)), shortCircuit: true }
  },
})

/** What is asked for by the name that it has once it is built: `user.js` is `user.ts`. */
const resolved: import('node:module').ResolveHookSync = (specifier, context, nextResolve) => {
  try {
    return nextResolve(specifier, context)
  } catch (error) {
    const { url } = error as { url?: string }
    if (!url?.endsWith('.js') || url.includes(PACKAGE)) throw error
    return nextResolve(url.replace(/\.js$/, '.ts'), context)
  }
}

/** Tens of megabytes, which most processes do without. */
const swc = () => createRequire(import.meta.url)('@swc/core') as typeof import('@swc/core')

/** One file is kept for each source, with the hash of what it was made of before it. */
function compiled(file: string) {
  const source = readFileSync(file, 'utf8')
  const hash = createHash('sha1').update(JSON.stringify(OPTIONS)).update(source).digest('hex')
  const kept = join(KEPT, relative(ROOT, file))
  if (existsSync(kept)) {
    const code = readFileSync(kept, 'utf8')
    if (code.startsWith(`/*${hash}*/`)) return code
  }
  const code = `/*${hash}*/${swc().transformSync(source, { ...OPTIONS, filename: file }).code}`
  mkdirSync(dirname(kept), { recursive: true })
  // Others may read it meanwhile, or write the same.
  writeFileSync(`${kept}.${process.pid}`, code)
  renameSync(`${kept}.${process.pid}`, kept)
  return code
}
