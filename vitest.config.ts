import { defineConfig } from 'vitest/config'

// The app's modules are loaded by Node itself (through ts-exec), so that a test and the framework share one copy of each.
const native = {
  experimental: { viteModuleRunner: false },
  execArgv: ['--import=@poppinss/ts-exec'],
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.spec.ts'], pool: 'forks', ...native } },
    ],
  },
})
