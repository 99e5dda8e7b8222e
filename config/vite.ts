import { defineConfig } from '@adonisjs/vite'

export default defineConfig({
  // Where the program is that renders pages (`ssr/server`): beside what everyone may fetch, not in it.
  buildDirectory: 'ssr',
  manifestFile: 'public/assets/.vite/manifest.json',
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
