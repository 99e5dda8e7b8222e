import { defineConfig } from '@adonisjs/inertia'
import { SERVER_RENDERED } from '#app/web/pages/server_rendered'

export default defineConfig({
  rootView: 'inertia_layout',
  ssr: { enabled: true, entrypoint: 'inertia/ssr.tsx', pages: SERVER_RENDERED },
})
