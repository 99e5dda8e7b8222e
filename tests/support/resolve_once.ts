import { type ResolveFnOutput, registerHooks } from 'node:module'

/**
 * Remembers where the modules of the project are. AdonisJS imports the handler of a route with each request, and with a
 * hook of Vitest in this thread Node asks the thread of ts-exec each time.
 */
const resolved = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, nextResolve) {
    // A package's own names are those of package.json, whoever asks.
    const key = specifier.startsWith('#') ? specifier : `${context.parentURL} ${specifier}`
    const known = resolved.get(key)
    // A copy, as the hook of Vitest writes into it.
    if (known) return { ...known }
    const found = { ...nextResolve(specifier, context), shortCircuit: true }
    if (/^[#./]/.test(specifier) && !context.parentURL?.includes('/node_modules/')) resolved.set(key, { ...found })
    return found
  },
})
