import { type Page, type Request, expect } from '@playwright/test'

/** Until then a page holds what is pressed. */
export const untilAlive = (page: Page) => expect(page.locator('html[data-live]')).toBeAttached()

/** Two frames, and a moment for what they caused. */
const aWhile = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    await new Promise((done) => setTimeout(done, 50))
  })

/** Opens a page and waits until it has come alive, and has everything that it asked for by itself. */
export async function open(page: Page, path: string) {
  const underway = new Set<Request>()
  const begin = (request: Request) => void underway.add(request)
  const end = (request: Request) => void underway.delete(request)
  page.on('request', begin)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const answer = await page.goto(path)
  await untilAlive(page)
  do await aWhile(page)
  while (underway.size > 0)
  page.off('request', begin)
  page.off('requestfinished', end)
  page.off('requestfailed', end)
  return answer!
}
