import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import BrowserSession from '#app/people/accounts/auth/browser_session'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

async function remembered(user: User) {
  const client = new Client()
  await client.submit('/login', { email: user.email, password: TEST_PASSWORD, remember: true })
  return client
}

/** The same browser after it was closed and opened: the session cookie is gone. */
function reopened(client: Client) {
  const cookies = client.cookies()
  for (const name of ['fareback', 'XSRF-TOKEN']) cookies.delete(name)
  const next = new Client()
  next.useCookies(cookies)
  return next
}

const change = (user: User, columns: object) =>
  asWorker(() => BrowserSession.query().where('user_id', user.id).update(columns))

describe('a remembered browser', () => {
  test('is let in again after it was closed, and one that was not asked to is not', async () => {
    const user = await createUser()
    expect((await reopened(await remembered(user)).get('/batches')).status).toBe(200)
    const { headers } = await reopened(await Client.signedIn(user)).get('/batches')
    expect(headers.get('location')).toBe('/login')
  })

  test('gets a new token each time; several requests at once may use the one before', async () => {
    const user = await createUser()
    const first = await remembered(user)
    const cookie = first.cookies().get('remember')
    const several = await Promise.all([1, 2, 3, 4].map(() => reopened(first).get('/batches')))
    expect(several.map((answer) => answer.status)).toEqual([200, 200, 200, 200])

    const next = reopened(first)
    await next.get('/batches')
    expect(next.cookies().get('remember')).toBe(cookie)
    const [{ remember_hash: hash }] = await asWorker(() =>
      queryRows<{ remember_hash: string }>('select remember_hash from browser_sessions where user_id = ?', [user.id])
    )
    expect(cookie).not.toContain(hash)
  })

  test('is forgotten when an old token comes back later: it was copied', async () => {
    const user = await createUser()
    const first = await remembered(user)
    const owner = reopened(first)
    await owner.get('/batches')
    await change(user, { remember_rotated_at: DateTime.now().minus({ minutes: 5 }).toSQL() })

    const thief = reopened(first)
    expect((await thief.get('/batches')).headers.get('location')).toBe('/login')
    expect((await owner.get('/batches')).headers.get('location'), 'both are out').toBe('/login')
  })

  test('is not let in with a made-up token, an expired one, or when blocked', async () => {
    const user = await createUser()
    const client = await remembered(user)
    const forged = reopened(client)
    const [publicId] = client.cookies().get('remember')!.split('.')
    forged.useCookies(new Map([['remember', `${publicId}.made-up`]]))
    expect((await forged.get('/batches')).headers.get('location')).toBe('/login')

    await change(user, { remember_expires_at: DateTime.now().minus({ seconds: 1 }).toSQL() })
    expect((await reopened(client).get('/batches')).headers.get('location')).toBe('/login')
    await change(user, { remember_expires_at: DateTime.now().plus({ days: 1 }).toSQL() })
    await asWorker(() => queryRows('update users set blocked_at = now() where id = ?', [user.id]))
    expect((await reopened(client).get('/batches')).headers.get('location')).toBe('/login')
  })

  test('is asked who is there before a change that matters', async () => {
    const client = reopened(await remembered(await createUser()))
    await client.get('/profile/security')
    const page = await client.submit('/profile/email', { email: 'new@example.test' }, { from: '/profile/security' })
    expect(page.errors!.confirmation).toBeTruthy()
    expect(page.props!.confirmWith).toEqual({ hasApp: false, hasPasskey: false })
  })

  test('is forgotten by signing out', async () => {
    const client = await remembered(await createUser())
    const copy = client.cookies()
    await client.submit('/login', {}, { method: 'DELETE' })
    expect(client.cookies().has('remember')).toBe(false)
    const thief = new Client()
    thief.useCookies(copy)
    expect((await reopened(thief).get('/batches')).headers.get('location')).toBe('/login')
  })
})

describe('where someone is signed in', () => {
  test('is listed, this browser marked, and one can be signed out at once', async () => {
    const user = await createUser()
    const [here, there] = [await Client.signedIn(user), await remembered(user)]
    const { props } = await here.page('/profile/security')
    expect(props.browsers).toHaveLength(2)
    const other = props.browsers.find((browser: { isCurrent: boolean }) => !browser.isCurrent)
    expect(other).toMatchObject({
      isRemembered: true,
      network: expect.stringMatching(/^10\.\d+\.\d+\.\*$/),
    })
    expect(JSON.stringify(props.browsers)).not.toContain(here.ip)

    await here.submit(`/profile/browser-sessions/${other.id}`, {}, { from: '/profile/security', method: 'DELETE' })
    const told = await there.get('/browser-session')
    expect(told.status).toBe(401)
    expect((await there.page('/login')).flash.notice.text).toMatch(/logged out of this browser/)
    expect((await reopened(there).get('/batches')).headers.get('location')).toBe('/login')
    expect((await here.get('/browser-session')).status).toBe(204)
  })

  test('another person’s browser cannot be signed out', async () => {
    const [mine, theirs] = [await Client.signedIn(await createUser()), await Client.signedIn(await createUser())]
    const { id } = (await theirs.page('/profile/security')).props.browsers[0]
    expect((await mine.delete(`/profile/browser-sessions/${id}`)).status).toBe(404)
    expect((await theirs.get('/batches')).status).toBe(200)
  })

  test('all others can be signed out with the password, and not without it', async () => {
    const user = await createUser()
    const [here, there, third] = [await Client.signedIn(user), await remembered(user), await Client.signedIn(user)]
    const all = { from: '/profile/security', method: 'DELETE' as const }
    const wrong = await here.submit('/profile/browser-sessions', { password: 'not mine at all' }, all)
    expect(wrong.errors!.password).toBe('This password is incorrect. Try again.')
    expect((await there.get('/batches')).status).toBe(200)

    const page = await here.submit('/profile/browser-sessions', { password: TEST_PASSWORD }, all)
    expect(page.props!.browsers).toHaveLength(1)
    for (const other of [there, third, reopened(there)]) {
      expect((await other.get('/batches')).headers.get('location')).toBe('/login')
    }
  })

  test('ends by itself after half a day without a visit; watching does not count as one', async () => {
    const user = await createUser()
    const client = await Client.signedIn(user)
    await change(user, { last_seen_at: DateTime.now().minus({ hours: 11 }).toSQL() })
    expect((await client.get('/browser-session')).status).toBe(204)
    await change(user, { last_seen_at: DateTime.now().minus({ hours: 13 }).toSQL() })
    expect((await client.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('ends everywhere else when the password changes', async () => {
    const user = await createUser()
    const [here, there] = [await Client.signedIn(user), await remembered(user)]
    const given = { currentPassword: TEST_PASSWORD, password: 'another long password' }
    const wrong = await here.submit(
      '/profile/password',
      { ...given, currentPassword: 'guess' },
      { from: '/profile/security', method: 'PUT' }
    )
    expect(wrong.errors!.currentPassword).toBeTruthy()
    const page = await here.submit('/profile/password', given, {
      from: '/profile/security',
      method: 'PUT',
    })
    expect(page.flash!.notice.text).toMatch(/Password changed/)
    expect((await here.get('/batches')).status).toBe(200)
    for (const other of [there, reopened(there)]) {
      expect((await other.get('/batches')).headers.get('location')).toBe('/login')
    }
  })
})

describe('confirming who is there', () => {
  const stale = async (user: User) => reopened(await remembered(user))

  test('lets a held-back change through for a quarter of an hour', async () => {
    const user = await createUser()
    const client = await stale(user)
    await client.get('/profile/security')
    const held = await client.submit('/profile/two-factor-setup', {}, { from: '/profile/security' })
    expect(held.errors!.confirmation).toBeTruthy()
    const wrong = await client.submit(
      '/confirm-password',
      { password: 'guess', isDialog: true },
      { from: '/profile/security' }
    )
    expect(wrong.errors!.password).toBe('This password is incorrect. Try again.')

    const before = client.cookies().get('fareback')
    const right = await client.submit(
      '/confirm-password',
      { password: TEST_PASSWORD, isDialog: true },
      { from: '/profile/security' }
    )
    expect(right.component).toBe('User/Profile/Show')
    expect(client.cookies().get('fareback'), 'a new session').not.toBe(before)
    const page = await client.submit('/profile/two-factor-setup', {}, { from: '/profile/security' })
    expect(page.props!.twoFactor.setup).not.toBeNull()
  })

  test('stands before everything that moves money or weakens security', async () => {
    const client = await stale(await createUser())
    await client.get('/profile/security')
    const guarded = [
      ['POST', '/payouts'],
      ['POST', '/profile/email'],
      ['POST', '/profile/two-factor-setup'],
      ['POST', '/profile/two-factor'],
      ['DELETE', '/profile/two-factor'],
      ['POST', '/profile/recovery-codes'],
      ['POST', '/profile/passkeys'],
      ['DELETE', '/profile/passkeys/01a1fe99-0000-7000-8000-000000000000'],
    ] as const
    for (const [method, path] of guarded) {
      const page = await client.submit(path, {}, { from: '/profile/security', method })
      expect(page.errors!.confirmation, `${method} ${path}`).toBeTruthy()
    }
  })

  test('is limited to five tries a minute', async () => {
    const client = await stale(await createUser())
    await client.get('/profile/security')
    for (let i = 0; i < 5; i++)
      await client.submit('/confirm-password', { password: 'guess' }, { from: '/profile/security' })
    const page = await client.submit('/confirm-password', { password: TEST_PASSWORD }, { from: '/profile/security' })
    expect(page.errors!.password).toMatch(/Too many attempts/)
  })
})
