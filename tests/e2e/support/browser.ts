import { expect, test as base } from '@playwright/test'
import { watchPolicy } from './policy.js'
import { startBeside, startFareback } from './start_fareback.js'

type Fareback = Awaited<ReturnType<typeof startFareback>>

type Server = Awaited<ReturnType<typeof startBeside>>

type OfWorker = {
  fareback: Fareback
  /** Another server on the same database, started once for all tests that want these settings. */
  serverWith: (settings: Record<string, string>) => Promise<Server>
}

/** For tests in which something fails on purpose. */
export const bare = base.extend<{ baseURL: string }, OfWorker>({
  fareback: [
    async ({}, use) => {
      const fareback = await startFareback()
      await use(fareback)
      await fareback.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  serverWith: [
    async ({ fareback: _theirs }, use) => {
      const started = new Map<string, Promise<Server>>()
      await use((settings) => {
        const key = JSON.stringify(settings)
        const server = started.get(key) ?? startBeside(settings)
        started.set(key, server)
        return server
      })
      for (const server of started.values()) await (await server).stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fareback }, use) => use(fareback.url),
})

/** What Chromium writes when a page asks for something by itself just as its session ends. The page is told by it. */
const SIGNED_OUT = /the server responded with a status of 401 /

/** A page of ours: errors in the console, and what the content security policy stops, fail the test. */
export const test = bare.extend({
  page: async ({ page }, use) => {
    const stopped = await watchPolicy(page)
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${String(error)}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !SIGNED_OUT.test(message.text())) {
        problems.push(message.text())
      }
    })
    await use(page)
    expect(problems).toEqual([])
    expect(stopped).toEqual([])
  },
})

export { expect }
export { PASSWORD, become, signIn } from './sign_in.js'
