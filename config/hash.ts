import { defineConfig, drivers } from '@adonisjs/core/hash'
import env from '#start/env'

/** argon2id at OWASP's first recommended setting (ASVS 5.0 appendix C): 19 MiB, 2 passes, 1 lane. */
export const COST = { memory: 19_456, iterations: 2, parallelism: 1 }
/** Tests sign in a thousand times, and guess at no password. */
const CHEAP = { memory: 64, iterations: 2, parallelism: 1 }

const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({
      variant: 'id',
      ...(env.get('NODE_ENV') === 'test' ? CHEAP : COST),
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
