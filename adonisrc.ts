import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { indexPages } from '@adonisjs/inertia'
import { indexPolicies } from '@adonisjs/bouncer'
import { generateRegistry } from '@tuyau/core/hooks'

export default defineConfig({
  directories: {
    models: 'app',
    httpControllers: 'app',
    transformers: 'app',
    policies: 'app',
  },

  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('#database/commands/main'),
    () => import('@adonisjs/session/commands'),
    () => import('@adonisjs/inertia/commands'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/session/session_provider'),
    () => import('@adonisjs/vite/vite_provider'),
    () => import('@adonisjs/shield/shield_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/inertia/inertia_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/i18n/i18n_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('@adonisjs/drive/drive_provider'),
    () => import('@adonisjs/mail/mail_provider'),
    () => import('#app/platform/queue/queue_provider'),
    () => import('#app/web/http/push_provider'),
  ],

  preloads: [
    () => import('#start/database'),
    () => import('#start/view'),
    { file: () => import('#start/routes'), environment: ['web', 'console', 'test'] },
    { file: () => import('#start/kernel'), environment: ['web', 'test'] },
    { file: () => import('#start/channels'), environment: ['web', 'test'] },
  ],

  metaFiles: [
    { pattern: 'resources/views/**/*.edge', reloadServer: false },
    { pattern: 'resources/lang/**/*.json', reloadServer: false },
    { pattern: 'database/**/*.{sql,csv}', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'ssr/**', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: {
          enabled: true,
          source: 'app',
          glob: ['**/*_controller.ts'],
          importAlias: '#app',
        },
        events: { enabled: false },
        listeners: { enabled: false },
        transformers: {
          enabled: true,
          source: 'app',
          glob: ['**/*_transformer.ts'],
          importAlias: '#app',
          withSharedProps: true,
          inertiaMiddlewareImportPath: '#app/web/http/middleware/inertia_middleware',
        },
      }),
      indexPolicies({ source: 'app', glob: ['**/*_policy.ts'], importAlias: '#app' }),
      indexPages({ framework: 'react' }),
      generateRegistry(),
    ],
    buildStarting: [() => import('#bin/support/build_hook')],
  },
})
