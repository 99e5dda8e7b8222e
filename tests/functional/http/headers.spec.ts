import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import * as consume from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { url } from '#tests/support/app'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const [asset] = readdirSync('public/assets').filter((name) => name.endsWith('.js'))

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

describe('every answer', () => {
  test.each([
    ['a page', '/'],
    ['an unknown address', '/nowhere'],
    ['an asset that is not there', '/assets/nothing.js'],
    ['the push interface', '/apps/fareback/channels'],
    ['health', '/health/live'],
    ['a redirect', '/profile'],
  ])('to %s has the security headers', async (_what, path) => {
    const answer = await fetch(url + path, { redirect: 'manual' })
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject(EVERYWHERE)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  test('to a body that cannot be read has them too', async () => {
    const answer = await fetch(`${url}/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    expect(answer.status).toBe(400)
    expect(Object.fromEntries(answer.headers)).toMatchObject(EVERYWHERE)
  })

  test('is kept by nobody, except an asset', async () => {
    const staff = await Client.actingAs(await createUser({ role: 'owner' }))
    for (const path of ['/', '/login', '/profile', '/admin/users/export?format=csv', '/nowhere']) {
      expect((await staff.get(path)).headers.get('cache-control'), path).toContain('no-store')
    }
    if (asset) {
      const answer = await fetch(`${url}/assets/${asset}`)
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })
})

test('a finder of a weak spot is told where to report it', async () => {
  const answer = await fetch(`${url}/.well-known/security.txt`)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:security@/m)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1])
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

/** The first line of the answer to these lines. */
async function firstLine(...lines: string[]) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
  return (await consume.text(socket)).split('\r\n')[0]
}

describe('a request with two hosts', () => {
  test.each(['GET /login HTTP/1.1', 'GET /assets/app.js HTTP/1.1', 'GET /health/live HTTP/1.1'])(
    'is refused: %s',
    async (line) => {
      const twice = await firstLine(line, 'Host: localhost', 'Host: elsewhere.example')
      expect(twice).toBe('HTTP/1.1 400 Bad Request')
      expect(await firstLine(line, 'Host: localhost', 'HOST: localhost')).toBe(twice)
      expect(await firstLine(line, 'Host: localhost')).not.toContain(' 400 ')
      expect(await firstLine(line)).toBe(twice)
    }
  )

  test('is refused for a socket too', async () => {
    const upgrade = [
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]
    const line = 'GET /app/fareback?protocol=7 HTTP/1.1'
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.write([line, 'Host: localhost', 'Host: other', ...upgrade, '', ''].join('\r\n'))
    expect((await consume.text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request')
  })
})
