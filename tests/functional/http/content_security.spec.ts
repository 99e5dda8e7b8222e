import { HttpContextFactory } from '@adonisjs/core/factories/http'
import { cspFactory } from '@adonisjs/shield/guards'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, pushSources } from '#app/web/http/content_security'
import { cspSources } from '#app/messages/intercom/csp_sources'
import { Client } from '#tests/support/client'

type Settings = Partial<Parameters<typeof contentSecurityPolicy>[0]>

/** The header by directive, as a server with these settings sends it; of a nonce only that it is one. */
async function policyWith(settings: Settings) {
  const directives = contentSecurityPolicy({ inDev: false, chat: null, push: null, ...settings })
  const ctx = new HttpContextFactory().create()
  await cspFactory({ enabled: true, directives })(ctx)
  return read(String(ctx.response.response.getHeader('content-security-policy')))
}

const read = (header: string): Record<string, string[]> =>
  Object.fromEntries(
    header
      .replaceAll(/'nonce-[\w-]{16,}'/g, 'nonce')
      .split(';')
      .map((directive) => {
        const [name, ...sources] = directive.trim().split(' ')
        return [name, sources]
      })
  )

const OURS = {
  'default-src': ["'self'"],
  'script-src': ["'self'", 'nonce'],
  'style-src': ["'self'", 'nonce'],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'frame-src': ["'self'"],
}

const addedBy = async (settings: Settings): Promise<Record<string, string[]>> =>
  Object.fromEntries(
    Object.entries(await policyWith(settings))
      .map(([name, sources]) => [name, sources.filter((source) => !OURS[name as keyof typeof OURS].includes(source))])
      .filter(([, sources]) => sources.length > 0)
  )

describe('the content security policy', () => {
  test('lets in nothing but ours when nothing else is on', async () => {
    const client = new Client()
    for (const path of ['/', '/login', '/not-there']) {
      const { headers } = await client.get(path)
      expect(read(headers.get('content-security-policy')!), path).toEqual(OURS)
    }
    expect(await policyWith({})).toEqual(OURS)
  })

  test('has a new nonce for every answer', async () => {
    const client = new Client()
    const nonces = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const { headers, body } = await client.get('/')
        const [, nonce] = /script-src 'self' 'nonce-([\w-]+)'/.exec(headers.get('content-security-policy')!)!
        expect(body).toContain(`content="${nonce}"`)
        return nonce
      })
    )
    expect(new Set(nonces).size).toBe(5)
  })

  test('lets in the chat of the workspace’s region', async () => {
    expect(await addedBy({ chat: cspSources('eu') })).toEqual({
      'script-src': ['https://app.intercom.io', 'https://widget.intercom.io', 'https://js.intercomcdn.com'],
      // Its messenger writes styles without a nonce.
      'style-src': ["'unsafe-inline'"],
      'img-src': [
        'https://js.intercomcdn.com',
        'https://gifs.intercomcdn.com',
        'https://video-messages.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
        'https://messenger-apps.eu.intercom.io',
        'https://static.intercomassets.eu',
        'https://downloads.intercomcdn.eu',
        'https://*.intercom-attachments.eu',
      ],
      'font-src': ['https://js.intercomcdn.com', 'https://fonts.intercomcdn.com'],
      'media-src': ['https://js.intercomcdn.com'],
      'connect-src': [
        'https://api-iam.eu.intercom.io',
        'https://api.eu.intercom.io',
        'https://api-ping.intercom.io',
        'https://via.intercom.io',
        'https://*.intercom-messenger.com',
        'https://nexus-europe-websocket.intercom.io',
        'https://uploads.intercomcdn.eu',
        'https://uploads.eu.intercomcdn.com',
        'https://uploads.intercomusercontent.com',
        'wss://*.intercom-messenger.com',
        'wss://nexus-europe-websocket.intercom.io',
      ],
      'form-action': ['https://intercom.help', 'https://api-iam.eu.intercom.io'],
      'frame-src': ['https://intercom-sheets.com', 'https://www.intercom-reporting.com'],
    })
  })

  test.each([
    ['us', 'api-iam.intercom.io', 'nexus-websocket-a.intercom.io'],
    ['eu', 'api-iam.eu.intercom.io', 'nexus-europe-websocket.intercom.io'],
    ['ap', 'api-iam.au.intercom.io', 'nexus-australia-websocket.intercom.io'],
  ] as const)('lets in no other region’s chat beside %s', async (region, api, socket) => {
    const { 'connect-src': sources } = await addedBy({ chat: cspSources(region) })
    const ofRegions = sources.filter((source) => /api-iam|nexus/.test(source))
    expect(ofRegions).toContain(`https://${api}`)
    expect(ofRegions).toContain(`wss://${socket}`)
    expect(ofRegions.filter((source) => source.includes('api-iam'))).toEqual([`https://${api}`])
    expect(ofRegions.filter((source) => source.startsWith('wss:')).length).toBe(region === 'us' ? 2 : 1)
  })

  test('lets in hosted Pusher of the cluster, to connect to and no more', async () => {
    expect(await addedBy({ push: pushSources('eu') })).toEqual({
      'connect-src': ['wss://ws-eu.pusher.com', 'https://sockjs-eu.pusher.com'],
    })
  })

  test('never lets in a script without a nonce, nor one made of words', async () => {
    const everything = { chat: cspSources('us'), push: pushSources('eu') }
    const { 'script-src': scripts } = await policyWith(everything)
    expect(scripts).toContain('nonce')
    expect(scripts.filter((source) => source.startsWith("'unsafe"))).toEqual([])
  })
})
