import { readdirSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { Logger } from '@adonisjs/core/logger'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const PAGES = ['/', '/service-schedule', '/privacy-policy', '/terms-of-service', '/status']
const SHELL = '<div id="app"></div>'

describe('a page for reading', () => {
  afterEach(() => vi.restoreAllMocks())

  test.each(PAGES)('leaves the server as HTML: %s', async (path) => {
    const { status, body } = await new Client().get(path)
    expect(status).toBe(200)
    expect(body).toMatch(/data-server-rendered="true" id="app"><div[^]*<h1[^]*<\/main>/)
    expect(body).not.toContain(SHELL)
  })

  test('is data only for a browser that is already here', async () => {
    const page = await new Client().page('/')
    expect(page.component).toBe('Public/Welcome')
    expect(page.props.operators.length).toBeGreaterThan(0)
  })

  test('offers no rule that only an employer can ask for, and says of each other who is paid', async () => {
    const { operators } = (await new Client().page('/service-schedule')).props
    const paid = (operators as { rules: { refundTo: string }[] }[]).flatMap(({ rules }) =>
      rules.map(({ refundTo }) => refundTo)
    )
    expect(new Set(paid)).toEqual(new Set(['fareback', 'traveller']))
  })

  test('speaks the language of who asks, also when many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        const language = index % 2 ? 'nl' : 'en'
        const { body } = await new Client().get('/', { 'accept-language': language })
        return [language, /<h1><span>([^<]+)/.exec(body)?.[1]]
      })
    )
    for (const [language, heading] of answers) {
      expect(heading).toBe(language === 'nl' ? 'Je krijgt nog geld van het ov.' : 'Public transport owes you money.')
    }
  })

  test('is made in the browser when the server fails to make it, which is logged', async () => {
    const vite = await app.container.make('vite')
    const failure = new Error('a part that does not render')
    vi.spyOn(vite, 'loadServerModule').mockResolvedValue({
      default: () => Promise.reject(failure),
    })
    const logged = vi.spyOn(Logger.prototype, 'error')

    const { status, body } = await new Client().get('/')
    expect(status).toBe(200)
    expect(body).toContain(SHELL)
    expect(body).toContain('<title data-inertia>Fareback: get your public transport money back</title>')
    expect(body).not.toContain('ssr')
    expect(logged).toHaveBeenCalledWith({ err: failure, page: 'Public/Welcome' }, 'Page not made on the server')
  })
})

describe('every other page', () => {
  test('is made in the browser', async () => {
    const client = await Client.actingAs(await createUser())
    for (const path of ['/expenses', '/leaving', '/not-there']) {
      expect((await client.get(path)).body, path).toContain(SHELL)
    }
  })
})

describe('a page of someone, or before signing in', () => {
  test('leaves with its text, and its styles under the nonce of the answer', async () => {
    const client = await Client.actingAs(await createUser())
    for (const path of ['/home', '/batches', '/claims', '/balance']) {
      const { body, headers } = await client.get(path)
      expect(body, path).toMatch(/data-server-rendered.*<h1/s)
      expect(headers.get('cache-control'), path).toContain('no-store')
      const [, nonce] = /'nonce-([^']+)'/.exec(headers.get('content-security-policy')!)!
      for (const [, own] of body.matchAll(/<style[^>]* nonce="([^"]*)"/g)) expect(own).toBe(nonce)
      expect(body).not.toContain('--nonce--')
    }
    expect((await new Client().get('/login')).body).toMatch(/data-server-rendered.*<form/s)
  })
})

describe('the data of a page', () => {
  test.each(['/', '/batches'])('ends nothing but itself: %s', async (path) => {
    const client = await Client.actingAs(await createUser({ firstName: '</script><!--<script>' }))
    const { body } = await client.get(path)
    const [, data] = /<script data-page="app" type="application\/json">(.*?)<\/script>/.exec(body)!
    expect(data).not.toContain('<')
    expect(JSON.parse(data).props.currentUser.first_name).toBe('</script><!--<script>')
  })
})

describe('the program that makes pages', () => {
  test('can be fetched by no one', async () => {
    const [entry] = readdirSync('ssr/server').filter((name) => name.startsWith('ssr'))
    const client = new Client()
    for (const path of [
      `/assets/server/${entry}`,
      `/ssr/server/${entry}`,
      `/assets/${entry}`,
      `/assets/../../ssr/server/${entry}`,
      `/assets/%2e%2e/%2e%2e/ssr/server/${entry}`,
    ]) {
      expect((await client.get(path)).status, path).toBe(404)
    }
    expect(readdirSync('public/assets').filter((name) => name.includes('.server.'))).toEqual([])
  })
})
