import adonisjs from '@adonisjs/vite/client'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { pages } from './vite/pages.js'

const here = import.meta.dirname

export default defineConfig({
  plugins: [
    react(),
    pages(`${here}/inertia/pages`),
    adonisjs({
      entryPoints: ['inertia/app.tsx'],
      assets: { assets: ['inertia/assets/favicon.svg'] },
      reload: ['resources/views/**/*.edge'],
    }),
    // Compressed once here, so that no request pays for it.
    compression({ algorithms: ['brotliCompress', 'gzip'], threshold: 1_000 }),
  ],
  resolve: {
    alias: {
      '~/': `${here}/inertia/`,
      '~generated/': `${here}/.adonisjs/client/`,
      '~lang/': `${here}/resources/lang/`,
    },
  },
  server: { watch: { ignored: ['**/storage/**', '**/tmp/**'] } },
})
