import { bare, expect } from './support/browser.js'
import { open } from './support/open.js'
import { watchPolicy } from './support/policy.js'

// What it has to let through on our pages the page of every other test watches.
bare('the policy lets a page be itself, and stops what is not ours', async ({ page }) => {
  const stopped = await watchPolicy(page)

  await bare.step('a page about an unknown address, in words', async () => {
    const answer = await open(page, '/not-there')
    expect(answer.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
    expect(stopped).toEqual([])
  })

  await bare.step('a socket to our own server', async () => {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const socket = new WebSocket(`ws://${location.host}/app/key`)
          socket.onclose = resolve
          socket.onopen = resolve
        })
    )
    expect(stopped).toEqual([])
  })

  await bare.step('no script, style or connection of others', async () => {
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
  })
})
