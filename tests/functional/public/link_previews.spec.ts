import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PUBLIC_PAGES } from '#app/web/pages/public_pages'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import env from '#start/env'

const APP_URL = env.get('APP_URL')
const paths = Object.values(PUBLIC_PAGES).map(({ path }) => path)

async function headOf(path: string, language = 'en', client = new Client()) {
  const { body } = await client.get(path, { 'accept-language': language })
  const metas = body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)
  return {
    body,
    title: /<title data-inertia(?:="[^"]*")?>([^<]+)</.exec(body)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1],
    meta: Object.fromEntries([...metas].map(([, name, content]) => [name, content])),
  }
}

describe('a link to a public page', () => {
  test.each(paths)('is previewed with a title, a text and a picture: %s', async (path) => {
    const { canonical, meta, title } = await headOf(path)
    expect(canonical).toBe(new URL(path, APP_URL).href)
    expect(meta).toMatchObject({
      'og:url': canonical,
      'og:title': title,
      'og:description': meta.description,
      'og:locale': 'en_GB',
      'twitter:card': 'summary_large_image',
    })
    expect(meta['og:image']).toMatch(new RegExp(`^${APP_URL}/.*card-en.*png$`))
  })

  test('has a title of its own in both languages', async () => {
    expect((await headOf('/')).title).toBe('Fareback: get your public transport money back')
    const dutch = await headOf('/', 'nl')
    expect(dutch.title).toBe('Fareback: krijg je ov-geld terug')
    expect(dutch.meta).toMatchObject({ 'og:locale': 'nl_NL', 'og:locale:alternate': 'en_GB' })
    expect(dutch.meta['og:image']).toContain('card-nl')
    const titles = await Promise.all(paths.map(async (path) => (await headOf(path)).title))
    expect(new Set(titles).size).toBe(paths.length)
  })

  test('leaves out what was asked of the page', async () => {
    const { canonical } = await headOf('/service-schedule?mode=train')
    expect(canonical).toBe(`${APP_URL}/service-schedule`)
  })

  test('is not previewed where the page is for someone alone', async () => {
    const client = await Client.actingAs(await createUser())
    for (const path of ['/claims', '/profile']) {
      const { canonical, meta } = await headOf(path, 'en', client)
      expect(canonical, path).toBeUndefined()
      expect(meta, path).not.toHaveProperty('og:title')
    }
  })
})

describe('a crawler', () => {
  test('is shown the public pages and no other', async () => {
    const { body, headers } = await new Client().get('/sitemap.xml')
    expect(headers.get('content-type')).toContain('application/xml')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(listed).toEqual(paths.map((path) => new URL(path, APP_URL).href))
    for (const url of listed) expect((await new Client().get(new URL(url).pathname)).status).toBe(200)
  })

  test('is kept from staff pages and from links that are a permission', async () => {
    const { body } = await new Client().get('/robots.txt')
    for (const path of ['/admin', '/reset-password/', '/unsubscribe/']) expect(body).toContain(`Disallow: ${path}\n`)
    expect(body).toContain(`Sitemap: ${APP_URL}/sitemap.xml`)
    for (const path of paths) expect(body).not.toContain(`Disallow: ${path}\n`)
  })
})

test('a phone can put Fareback on its home screen', async () => {
  const { body, headers } = await new Client().get('/manifest.webmanifest', {
    'accept-language': 'nl',
  })
  expect(headers.get('content-type')).toContain('application/manifest+json')
  const manifest = JSON.parse(body)
  expect(manifest).toMatchObject({
    name: 'Fareback',
    lang: 'nl',
    start_url: '/home',
    display: 'standalone',
  })
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512'])
  for (const size of [180, 192, 512]) expect(existsSync(`inertia/assets/icon-${size}.png`)).toBe(true)

  const { body: page } = await new Client().get('/')
  expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect(page).toContain('<link rel="apple-touch-icon"')
})
