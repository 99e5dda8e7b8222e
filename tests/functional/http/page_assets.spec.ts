import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageAssets } from '#app/web/pages/page_assets'
import { createTenant } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const read = async (path: string) => (await new Client().get(path)).body
const scriptsIn = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)

describe('what a page asks for first', () => {
  test('is all that it needs, its frame and its words in its language too', async () => {
    const html = await read(`/t/${(await createTenant()).slug}/login`)
    const assets = pageAssets('Tenant/Login', 'en')!
    expect(scriptsIn(html)).toEqual(assets.scripts)
    expect(assets.scripts).not.toEqual(pageAssets('Tenant/Login', 'nl')!.scripts)
    for (const file of [...assets.scripts, ...assets.styles]) {
      expect(readFileSync(`public${file}`).byteLength).toBeGreaterThan(0)
    }
    const program = /<script type="module" nonce="([^"]+)" src="([^"]+)"/.exec(html)!
    expect(program[2]).toBe(assets.entry)
    for (const style of assets.styles) expect(html).toContain(`href="${style}"`)
  })

  test('is its text, where the server renders it: the program follows the first paint', async () => {
    const html = await read('/')
    expect(scriptsIn(html)).toEqual([])
    expect(html).not.toContain('<script type="module"')
    const [, nonce] = /<meta name="csp-nonce" content="([^"]+)"/.exec(html)!
    expect(html).toContain(`<script nonce="${nonce}">`)
    expect(html).toContain(`import('${pageAssets('Public/Welcome', 'en')!.entry}')`)
  })
})
