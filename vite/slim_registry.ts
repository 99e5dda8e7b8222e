import type { Plugin } from 'vite'

const REGISTRY = '/.adonisjs/client/registry/index.ts'

/** What the table of routes holds for editors and for matching addresses; pages only write addresses. */
const UNUSED = [/"old":"[^"]*",/g, /^ *types: placeholder.*\n/gm]

/** A third of the table that every page loads. */
export const slimRegistry = (): Plugin => ({
  name: 'fareback:slim-registry',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith(REGISTRY)
      ? { code: UNUSED.reduce((left, unused) => left.replace(unused, ''), code), map: null }
      : null,
})
