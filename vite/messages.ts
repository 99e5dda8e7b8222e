import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

type Catalog = { [key: string]: string | Catalog }

/** Compiles the ICU messages while building, so that no browser has to fetch a parser for them. */
export function messages(folder: string): Plugin {
  return {
    name: 'fareback:messages',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
      optimizeDeps: { exclude: ['use-intl'] },
    }),
    transform: (code, id) =>
      id.startsWith(folder) && id.endsWith('.json')
        ? JSON.stringify(compiled(JSON.parse(code)))
        : null,
  }
}

const compiled = (catalog: Catalog): object =>
  Object.fromEntries(
    Object.entries(catalog).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ])
  )
