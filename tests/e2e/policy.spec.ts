import { expect, signIn, test } from './support/browser.js'
import { watchPolicy } from './support/policy.js'

// What Mantine and the dialogs put on these pages, the policy has to let through.
const areas = {
  visitor: ['/', '/service-schedule', '/login', '/forgot-password', '/onboarding/personal-information', '/t/waterland/login', '/not-there'], // prettier-ignore
  traveller: ['/batches', '/batches/create', '/claims', '/balance', '/profile', '/leaving', '/job-application'], // prettier-ignore
  manager: ['/batches', '/t/waterland/members', '/t/waterland/profile'],
  agent: ['/admin', '/admin/claims', '/admin/trips', '/admin/users'],
  finance: ['/admin/payout-runs'],
}

for (const [name, paths] of Object.entries(areas)) {
  test(`nothing on the pages of ${name} is stopped by the content security policy`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: process.env.FAREBACK_URL, locale: 'nl-NL' })
    const stopped = await watchPolicy(page)
    const door = name === 'manager' ? '/t/waterland/login' : '/login'
    if (name !== 'visitor') await signIn(page, `${name}@example.test`, door)
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(stopped).toEqual([])
    await page.close()
  })
}

test('the policy stops a script, a style and a connection that are not ours', async ({
  browser,
}) => {
  const page = await browser.newPage({ baseURL: process.env.FAREBACK_URL })
  const stopped = await watchPolicy(page)
  await page.goto('/')
  await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    const style = document.createElement('style')
    style.textContent = 'body { display: none }'
    document.head.append(script, style)
    await fetch('https://elsewhere.example/').catch(() => {})
  })
  await expect.poll(() => stopped).toHaveLength(3)
  expect(stopped.map((what) => what.split(' ')[0]).sort()).toEqual([
    'connect-src',
    'script-src-elem',
    'style-src-elem',
  ])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await page.close()
})

test('the policy lets a page open a socket to its own server', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: process.env.FAREBACK_URL })
  const stopped = await watchPolicy(page)
  await page.goto('/')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/app/key`)
        socket.onclose = resolve
        socket.onopen = resolve
      })
  )
  expect(stopped).toEqual([])
  await page.close()
})
