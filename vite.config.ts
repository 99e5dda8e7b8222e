import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { SERVER_RENDERED } from './app/web/pages/server_rendered.js'
import { PAGES_MADE_OF } from './bin/support/stamp.js'
import { audienceOf } from './app/web/pages/isomorphic/audience.js'
import { chunksFrom } from './vite/chunks.js'
import { leftOut } from './vite/left_out.js'
import { madeOf } from './vite/made_of.js'
import { pages } from './vite/pages.js'
import { pusher } from './vite/pusher.js'
import { slimRegistry } from './vite/slim_registry.js'
import { SERVER_FILES, serverRendering } from './vite/server_rendering.js'
import { words } from './vite/words.js'

const here = import.meta.dirname

export default defineConfig({
  plugins: [
    react(),
    pages(`${here}/inertia/pages`, SERVER_RENDERED),
    words(here, SERVER_RENDERED),
    leftOut(`${here}/inertia/stubs`),
    pusher(here),
    slimRegistry(here),
    serverRendering(),
    madeOf(here, `${here}/${PAGES_MADE_OF}`),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      serverEntryPoints: ['inertia/ssr.tsx'],
      // Named by the page's head (resources/views) and the web manifest.
      assets: {
        assets: [
          'inertia/assets/card-en.png',
          'inertia/assets/card-nl.png',
          'inertia/assets/favicon.svg',
          'inertia/assets/icon-180.png',
          'inertia/assets/icon-192.png',
          'inertia/assets/icon-512.png',
          'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
          'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
        ],
      },
      reload: ['resources/views/**/*.edge'],
    }),
    // Compressed once here, so that no request pays for it.
    compression({
      algorithms: ['brotliCompress', 'gzip'],
      threshold: 1_000,
      exclude: SERVER_FILES,
    }),
  ],
  resolve: {
    alias: {
      '~/': `${here}/inertia/`,
      '~generated/': `${here}/.adonisjs/client/`,
      '~lang/': `${here}/resources/lang/`,
      ky: `${here}/inertia/stubs/ky.ts`,
      'laravel-precognition': `${here}/inertia/stubs/precognition.ts`,
      'side-channel': `${here}/inertia/http/side_channel.cjs`,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Every page loads the names of all files, so short ones; the manifest tells what they are.
            chunkFileNames: 'chunk-[hash:7].js',
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css')) ? 'chunk-[hash:7][extname]' : '[name]-[hash][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'visits',
                  name: chunksFrom(`${here}/inertia/app.tsx`, (page) => audienceOf(page).layout),
                },
              ],
            },
          },
        },
      },
    },
  },
  // Pages hide behind a virtual module; without this the dev server finds their packages one by one and reloads.
  optimizeDeps: {
    entries: ['inertia/**/*.tsx'],
    exclude: ['@tuyau/core'],
    include: ['@tuyau/core > object-to-formdata'],
  },
  server: { watch: { ignored: ['**/storage/**', '**/tmp/**'] } },
})
