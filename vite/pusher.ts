import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** What only browsers without XMLHttpRequest need, what counts for Pusher, and encrypted channels, which we have none of. */
const UNUSED =
  /\/(?:web\/(?:dom\/\w+|auth\/jsonp_auth|timeline\/jsonp_timeline)|core\/channels\/encrypted_channel)\.ts$/

/**
 * Takes pusher-js from the source in its package, as modern modules and without what no page of ours calls: its own build
 * is one file for old browsers, of which a bundler can leave nothing out.
 */
export function pusher(root: string): Plugin {
  const folder = `${root}/node_modules/pusher-js`
  const source = `${folder}/src`
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    version: string
  }
  // Its own build fills these in.
  const constants = `const VERSION = '${version}', CDN_HTTP = '', CDN_HTTPS = '', DEPENDENCY_SUFFIX = '', RUNTIME = 'web', global = window;\n`

  return {
    name: 'fareback:pusher',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === 'pusher-js') return `${source}/core/pusher.ts`
      if (!importer?.startsWith(source)) return null
      const file = fileOf(id, importer, source)
      return file && UNUSED.test(file) ? `${root}/inertia/stubs/pusherPart.ts` : file
    },
    transform: (code, id) =>
      id.startsWith(source) && CONSTANT.test(code) ? { code: constants + code, map: null } : null,
  }
}

const CONSTANT = /\b(?:VERSION|CDN_HTTPS?|DEPENDENCY_SUFFIX|RUNTIME|global)\b/

/** As `paths` in its tsconfig.json says. */
function fileOf(id: string, importer: string, source: string) {
  const places = id.startsWith('.')
    ? [join(dirname(importer), id)]
    : ['', 'runtimes/', 'runtimes/web/'].map((folder) => `${source}/${folder}${id}`)
  const files = places.flatMap((place) => [`${place}.ts`, `${place}/index.ts`])
  return files.find((file) => existsSync(file)) ?? null
}
