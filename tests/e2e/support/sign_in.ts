import { type Page, expect } from '@playwright/test'
import { untilAlive } from './open.js'

export const PASSWORD = 'a password for tests'

type Way = {
  door?: string
  /** With a session that no other test has had. */
  anew?: boolean
}

type Session = {
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>
  to: string
  openedAt: number
}

/** Milliseconds; after a quarter of an hour what moves money asks again who it is. */
const CONFIRMED_FOR = 10 * 60_000

const sessions = new Map<string, Session>()

/** Signs in without the page of it, and goes to an address, or to where signing in leads. */
export async function signIn(page: Page, email: string, to?: string, way?: Way) {
  const session = await become(page, email, way)
  await page.goto(to ?? session.to)
  expect(page.url()).not.toMatch(/login/)
  await untilAlive(page)
}

/** From here on the page is asked for by this person, in the session of an earlier test where it still holds. */
export async function become(page: Page, email: string, { door, anew = false }: Way = {}) {
  // A page of someone else would find out, and go somewhere by itself.
  if (page.url() !== 'about:blank') await page.goto('about:blank')
  const known = anew ? undefined : sessions.get(email)
  const isRecent = known && Date.now() - known.openedAt < CONFIRMED_FOR
  if (isRecent && (await holds(page, known))) return known
  const opened = await open(page, email, door)
  if (!anew) sessions.set(email, opened)
  return opened
}

async function holds(page: Page, { cookies }: Session) {
  const context = page.context()
  await context.clearCookies()
  await context.addCookies(cookies)
  return (await context.request.get('/browser-session')).status() === 204
}

/** As the form of that page does. */
async function open(page: Page, email: string, door = '/login'): Promise<Session> {
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
  const { pathname, search } = new URL(answer.headers().location, url)
  expect(pathname, `${email} signs in`).not.toMatch(/login/)
  return { cookies: await context.cookies(), to: pathname + search, openedAt: Date.now() }
}
