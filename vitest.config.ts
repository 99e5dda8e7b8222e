import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const here = import.meta.dirname
const aliases = {
  '~/': `${here}/inertia/`,
  '~generated/': `${here}/.adonisjs/client/`,
  '~lang/': `${here}/resources/lang/`,
}

// The app's modules are loaded by Node itself (tests/support/typescript.ts), so that a test and the framework share one copy of each.
const native = {
  experimental: { viteModuleRunner: false },
  execArgv: ['--import=./tests/support/typescript.ts'],
}

const COMPONENTS = {
  environment: 'jsdom' as const,
  setupFiles: ['tests/components/setup.ts'],
}

const OVER_HTTP = {
  setupFiles: ['tests/support/app.ts', 'tests/support/connections.ts', 'tests/support/touched.ts'],
  pool: 'forks' as const,
  // A worker boots the application once, with a database of its own, and runs its files one by one. Some only wait.
  isolate: false,
  testTimeout: 30_000,
  ...native,
}
const ALONE = 'tests/functional/**/*.alone.spec.ts'

export default defineConfig({
  test: {
    // Of one number for all projects, so that they share the workers; some tests only wait.
    maxWorkers: 3,
    // tests/support/long.ts
    tags: [{ name: 'long', description: 'Left out of a whole `bin/test`; `npm run test:long` runs it.' }],
    projects: [
      {
        plugins: [react()],
        resolve: { alias: aliases },
        test: {
          ...COMPONENTS,
          name: 'components',
          include: ['tests/components/**/*.spec.tsx'],
          exclude: ['**/*.mocked.spec.tsx'],
          // A browser, and the modules, once per worker and not once per file: four times as fast.
          isolate: false,
        },
      },
      {
        plugins: [react()],
        resolve: { alias: aliases },
        // What these files put in the place of a module, others would find there.
        test: {
          ...COMPONENTS,
          name: 'components-mocked',
          include: ['tests/components/**/*.mocked.spec.tsx'],
        },
      },
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.spec.ts'],
          pool: 'forks',
          isolate: false,
          // Property tests on a busy machine.
          testTimeout: 30_000,
          ...native,
        },
      },
      {
        test: {
          name: 'bench',
          include: ['tests/bench/**/*.spec.ts'],
          pool: 'forks',
          // Each test is a program with processes of its own.
          maxConcurrency: 2,
          ...native,
        },
      },
      ...(['functional', 'fuzz', 'faults'] as const).map((name) => ({
        test: { ...OVER_HTTP, name, include: [`tests/${name}/**/*.spec.ts`], exclude: [ALONE] },
      })),
      // What does something to every row finds only its own there.
      { test: { ...OVER_HTTP, name: 'functional-alone', include: [ALONE], isolate: true } },
    ],
  },
})
