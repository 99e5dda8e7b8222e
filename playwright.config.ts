import { defineConfig } from '@playwright/test'

// Chromium reads the last list only, so what Playwright turns off is repeated. The suggestions of the address bar are pages
// that every window loads: more than half of what a context costs.
const UNUSED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'tmp/test/browser',
  reporter: [['list'], ['json']],
  timeout: 120_000,
  // Each with a server and a database of its own, on a machine of two cores: what is expected may take a while.
  workers: 2,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  globalSetup: './tests/e2e/support/start_fareback.ts',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${UNUSED_FEATURES.join()}`,
      ],
    },
  },
})
