import { type Page, expect, test as base } from '@playwright/test'
import { startFareback } from './start_fareback.js'

type Fareback = Awaited<ReturnType<typeof startFareback>>

/** For tests in which something fails on purpose. */
export const bare = base.extend<{ baseURL: string }, { fareback: Fareback }>({
  fareback: [
    async ({}, use) => {
      const fareback = await startFareback()
      await use(fareback)
      await fareback.stop()
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: async ({ fareback }, use) => use(fareback.url),
})

/** A page of someone who signs in; errors in the console fail the test. */
export const test = bare.extend({
  page: async ({ page }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await use(page)
    expect(problems).toEqual([])
  },
})

export { expect }

export const PASSWORD = 'a password for tests'

/** Signs in as the form of that page does, without the page, and goes to where that leads. */
export async function signIn(page: Page, email: string, door = '/login') {
  const context = page.context()
  await context.clearCookies()
  const { request } = context
  const url = (await request.get(door)).url()
  const token = (await context.cookies(url)).find(({ name }) => name === 'XSRF-TOKEN')!.value
  const answer = await request.post(url, {
    form: { email, password: PASSWORD },
    headers: { 'X-XSRF-TOKEN': decodeURIComponent(token) },
    maxRedirects: 0,
  })
  await page.goto(new URL(answer.headers().location, url).href)
  await expect(page).not.toHaveURL(/login/)
}
