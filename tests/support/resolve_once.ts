import { type ResolveFnOutput, registerHooks } from 'node:module'

const resolved = new Map<string, ResolveFnOutput>()

/**
 * Remembers where the modules of the project are. AdonisJS imports the handler of a route with each request, and with a
 * hook of Vitest in this thread Node asks the thread of ts-exec each time.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isOurs = /^[#./]/.test(specifier) && !context.parentURL?.includes('/node_modules/')
    if (!isOurs) return nextResolve(specifier, context)
    // Names with # are those of package.json, whichever of our files asks.
    const key = specifier.startsWith('#') ? specifier : `${context.parentURL} ${specifier}`
    const found = resolved.get(key) ?? { ...nextResolve(specifier, context), shortCircuit: true }
    resolved.set(key, found)
    // A copy, as the hook of Vitest writes into it.
    return { ...found }
  },
})
