import { describe, expect, test } from 'vitest'
import { freePort } from '#bin/support/postgres'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { browser, visit } from '#tests/support/visits'
import { startWeb } from '#tests/support/web_process'

const json = { accept: 'application/json' }

describe('an error', () => {
  test('is told to programs in one shape, without anything of ours', async () => {
    const client = await Client.actingAs(await createUser())
    const answers = [
      await client.get('/protocol/failing', json),
      await client.get('/protocol/failing/sql', json),
      await client.get('/nowhere', json),
      await client.get('/admin', json),
    ]
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 404, 403])
    for (const { body } of answers) {
      expect(JSON.parse(body)).toEqual({
        message: expect.any(String),
        reference: expect.stringMatching(/^[\w-]{20,}$/),
      })
      expect(body).not.toMatch(/select|secret|\.ts|node_modules/i)
    }
  })

  test('of a form names its fields to programs', async () => {
    const client = await browser(await Client.actingAs(await createUser()))
    const { status, body } = await client.post('/protocol/form', {}, json)
    expect(status).toBe(422)
    expect(JSON.parse(body)).toEqual({
      message: 'Fill in this field.',
      reference: expect.any(String),
      errors: { name: ['Fill in this field.'] },
    })
  })

  test('is shown to people with a reference, and after a broken transaction as well', async () => {
    const client = await browser(await Client.actingAs(await createUser()))
    for (const path of ['/protocol/failing', '/protocol/failing/sql']) {
      const page = (await visit(client, path)).asPage(path)
      expect(page).toMatchObject({ status: 500, component: 'Errors/Show' })
      expect(page.props.requestId).toMatch(/^[\w-]{20,}$/)
    }
  })
})

describe('without a database', () => {
  test('pages say so with 503 and try again, in either language, and the process stays', async () => {
    const dead = `postgres://nobody:secret@127.0.0.1:${await freePort()}/none`
    const web = await startWeb(undefined, { DATABASE_APP_URL: dead })
    try {
      const ask = (path: string, init: RequestInit = {}) => fetch(web.url + path, { redirect: 'manual', ...init })
      const page = await ask('/login', { headers: { 'accept-language': 'nl' } })
      expect(page.status).toBe(503)
      expect(page.headers.get('retry-after')).toBe('5')
      expect(page.headers.get('cache-control')).toContain('no-store')
      const html = await page.text()
      expect(html).toContain('Fareback is tijdelijk niet beschikbaar')
      expect(html).toContain('<meta http-equiv="refresh" content="5"')

      const sent = await ask('/login', { method: 'POST' })
      expect(sent.status).toBe(503)
      const answer = await sent.text()
      expect(answer).toContain('What you sent wasn’t saved')
      expect(answer).not.toContain('http-equiv="refresh"')

      const program = await ask('/login', { headers: json })
      expect(await program.json()).toEqual({
        message: 'Fareback is temporarily unavailable',
        reference: expect.any(String),
      })

      expect(await (await ask('/health/live')).json()).toEqual({ status: 'ok' })
      const ready = await ask('/health/ready')
      expect(ready.status).toBe(503)
      expect(await ready.json()).toMatchObject({
        status: 'failing',
        checks: { database: 'failing' },
      })
      expect(web.child.exitCode).toBeNull()
    } finally {
      await web.stop()
    }
  }, 60_000)
})
