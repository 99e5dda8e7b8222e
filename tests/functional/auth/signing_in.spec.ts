import { describe, expect, test } from 'vitest'
import { Client } from '#tests/support/client'
import { DateTime } from 'luxon'
import User from '#app/people/accounts/user'
import { inTenant } from '#app/platform/shared/tenancy'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'

const signIn = (given: { email: string; password: string }, client = new Client()) =>
  client.submit('/login', given, { from: '/login' })

describe('signing in', () => {
  test('leads a traveller to their home', async () => {
    const user = await createUser()
    const page = await new Client().submit('/login', { email: user.email, password: TEST_PASSWORD })
    expect(page.component).toBe('User/Home/Show')
    expect(Object.keys(page.props!.currentUser).sort()).toEqual([
      'created_at',
      'email',
      'first_name',
      'id',
      'last_name',
    ])
  })

  test('leads staff to the admin panel', async () => {
    const agent = await createUser({ role: 'agent' })
    const page = await new Client().submit('/login', {
      email: agent.email,
      password: TEST_PASSWORD,
    })
    expect(page.component).toBe('Admin/Index')
  })

  test('does not wait for work on what is theirs', async () => {
    const user = await createUser()
    await inTenant(user.tenantId, async () => {
      await User.lock(user.id)
      const page = await signIn({ email: user.email, password: TEST_PASSWORD })
      expect(page.component).toBe('User/Home/Show')
    })
  })

  test('does not care about capitals in the e-mail', async () => {
    const user = await createUser()
    const page = await new Client().submit('/login', {
      email: user.email.toUpperCase(),
      password: TEST_PASSWORD,
    })
    expect(page.component).toBe('User/Home/Show')
  })

  test('answers a wrong password, an unknown address and a blocked account with the very same bytes', async () => {
    const blocked = await createUser({ blockedAt: DateTime.now() })
    const tries = [
      [(await createUser()).email, 'something else altogether'],
      ['nobody@example.test', 'something else altogether'],
      [blocked.email, TEST_PASSWORD],
    ]
    const answers = []
    for (const [email, password] of tries) {
      const { status, component, props } = await signIn({ email, password })
      answers.push(JSON.stringify({ status, component, props }).replaceAll(email, 'X'))
    }
    expect(answers[0]).toContain('Wrong email or password.')
    expect(answers[0]).toContain('Auth/Login')
    expect(answers.slice(1)).toEqual([answers[0], answers[0]])
  })

  test('is limited to five tries a minute, and says when to try again', async () => {
    const user = await createUser()
    const client = new Client()
    for (let i = 0; i < 5; i++)
      await client.submit('/login', { email: user.email, password: 'wrong' }, { from: '/login' })
    const page = await client.submit('/login', { email: user.email, password: TEST_PASSWORD }, { from: '/login' })
    expect(page.errors!.email).toMatch(/Too many attempts\. Try again in \d+ seconds?\./)
  })

  test('returns to the page that was asked for, of this site only', async () => {
    const user = await createUser()
    const client = new Client()
    const asked = await client.get('/balance')
    expect(asked.headers.get('location')).toBe('/login')
    const page = await client.submit('/login', { email: user.email, password: TEST_PASSWORD })
    expect(page.component).toBe('User/Balance/Show')
  })

  test('gives a new session, and signing out makes a copied cookie worthless', async () => {
    const user = await createUser()
    const client = new Client()
    await client.get('/login')
    const before = client.cookies().get('fareback')
    await client.submit('/login', { email: user.email, password: TEST_PASSWORD })
    expect(client.cookies().get('fareback')).not.toBe(before)

    const copied = client.cookies()
    await client.submit('/login', {}, { method: 'DELETE' })
    const thief = new Client()
    thief.useCookies(copied)
    expect((await thief.get('/balance')).headers.get('location')).toBe('/login')
  })

  test('is worth nothing to whoever prepared the browser it happened in', async () => {
    const user = await createUser()
    const thief = new Client()
    await thief.get('/login')
    const victim = new Client()
    victim.useCookies(thief.cookies())
    await signIn({ email: user.email, password: TEST_PASSWORD }, victim)

    expect((await victim.page('/batches')).component).toBe('User/Batches/Index')
    expect((await thief.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('sends no one to another site, wherever they say they came from', async () => {
    const user = await createUser()
    for (const password of ['something else altogether', TEST_PASSWORD]) {
      const client = new Client()
      await client.get('/login?redirect=https://evil.example&next=//evil.example')
      const answer = await client.post(
        '/login?redirect=https://evil.example',
        { email: user.email, password, redirect: 'https://evil.example' },
        { referer: 'https://evil.example/page' }
      )
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).not.toContain('evil')
    }
  })

  test('is needed again once the account was blocked', async () => {
    const { asWorker } = await import('#app/platform/shared/tenancy')
    const user = await createUser()
    const client = await Client.signedIn(user)
    await asWorker(() => user.merge({ blockedAt: DateTime.now() }).save())
    expect((await client.get('/balance')).headers.get('location')).toBe('/login')
  })

  test('is refused without the anti-forgery token', async () => {
    const user = await createUser()
    const answer = await new Client().post(
      '/login',
      { email: user.email, password: TEST_PASSWORD },
      { 'x-xsrf-token': '' }
    )
    const client = new Client()
    expect(answer.headers.get('location')).not.toBe('/batches')
    expect((await client.get('/balance')).headers.get('location')).toBe('/login')
  })
})

describe('every answer', () => {
  test('carries the security headers, also when the page does not exist', async () => {
    for (const path of ['/', '/login', '/no-such-page']) {
      const { headers } = await new Client().get(path, { accept: 'text/html' })
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
    const { headers } = await new Client().get('/login', { accept: 'text/html' })
    const policy = headers.get('content-security-policy')!
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']{16,}'/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    // A style element needs the nonce; an attribute styles what it stands on.
    expect(policy.match(/[a-z-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"])
  })

  test('serves files under /assets only', async () => {
    for (const path of ['/package.json', '/.env', '/assets/../package.json', '/assets/.vite/manifest.json']) {
      expect((await new Client().get(path)).status, path).toBe(404)
    }
  })
})
