import { defineConfig, drivers } from '@adonisjs/core/hash'

/** argon2id at OWASP's first recommended setting (ASVS 5.0 appendix C): 19 MiB, 2 passes, 1 lane. */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({ variant: 'id', memory: 19_456, iterations: 2, parallelism: 1 }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
