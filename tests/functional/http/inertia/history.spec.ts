import { describe, expect, test } from 'vitest'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { asWorker } from '#app/platform/shared/tenancy'
import { createUser, TEST_PASSWORD } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { browser, pageOf, send, visit } from '#tests/support/visits'
import { DateTime } from 'luxon'

describe('the history of the browser', () => {
  test('is encrypted where pages are about someone', async () => {
    const member = await browser(await Client.actingAs(await createUser()))
    const agent = await browser(await Client.actingAs(await createUser({ role: 'agent' })))

    for (const [client, path] of [
      [member, '/profile'],
      [member, '/claims'],
      [member, '/terms-of-service'],
      [agent, '/admin'],
    ] as const) {
      const answer = await visit(client, path)
      expect([path, pageOf(answer).encryptHistory]).toEqual([path, true])
      expect(answer.headers.get('cache-control')).toContain('no-store')
    }
  })

  test('is plain for visitors of public pages, and encrypted where they fill in who they are', async () => {
    const visitor = await browser()
    for (const path of ['/', '/terms-of-service', '/login']) {
      expect(pageOf(await visit(visitor, path))).not.toHaveProperty('encryptHistory')
    }
    const joining = await visit(visitor, '/onboarding/personal-information')
    expect(pageOf(joining).encryptHistory).toBe(true)
  })

  test('is cleared by the page after signing out, once', async () => {
    const client = await browser(await Client.actingAs(await createUser()))
    await send(client, 'DELETE', '/login')

    expect(pageOf(await visit(client, '/')).clearHistory).toBe(true)
    expect(pageOf(await visit(client, '/'))).not.toHaveProperty('clearHistory')
  })

  test('is cleared when someone was signed out elsewhere', async () => {
    const user = await createUser()
    const client = await browser(await Client.actingAs(user))
    await asWorker(() =>
      BrowserSession.query()
        .where('user_id', user.id)
        .update({ ended_at: DateTime.now().toSQL(), end_reason: 'revoked' })
    )

    expect((await visit(client, '/claims')).status).toBe(302)
    expect(pageOf(await visit(client, '/login')).clearHistory).toBe(true)
  })

  test('is cleared when who comes back must sign in again', async () => {
    const visitor = await browser()
    expect((await visit(visitor, '/claims')).status).toBe(302)
    expect(pageOf(await visit(visitor, '/login')).clearHistory).toBe(true)
  })

  test('is cleared across a redirect, and not by a page fetched in advance', async () => {
    const client = await browser()
    await visit(client, '/protocol/leaving')
    const ahead = await visit(client, '/protocol/page', { purpose: 'prefetch' })
    expect(pageOf(ahead)).not.toHaveProperty('clearHistory')
    expect(pageOf(await visit(client, '/protocol/page')).clearHistory).toBe(true)
  })
})

test('where someone wanted to go is not what a page asks for by itself', async () => {
  const user = await createUser()
  for (const [headers, goesTo] of [
    [{ 'x-inertia-partial-component': 'User/Balance/Show', 'x-inertia-partial-data': 'a' }, '/home'],
    [{ purpose: 'prefetch' }, '/home'],
    [{}, '/balance'],
  ] as [Record<string, string>, string][]) {
    const client = await browser()
    await visit(client, '/balance', headers)
    const answer = await client.post('/login', { email: user.email, password: TEST_PASSWORD })
    expect(answer.headers.get('location')).toBe(goesTo)
  }
})
