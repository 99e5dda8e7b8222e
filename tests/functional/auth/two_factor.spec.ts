import { describe, expect, test } from 'vitest'
import { throttleSecondStep } from '#app/people/accounts/auth/throttle'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { codeOf, createCautiousUser, reloaded } from '#tests/factories/auth'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

/** As far as the password goes. */
async function halfway(user: User) {
  const client = new Client()
  const page = await client.submit('/login', { email: user.email, password: TEST_PASSWORD })
  expect(page.component).toBe('Auth/TwoFactorChallenge')
  return client
}

const challenge = (client: Client, code: string) =>
  client.submit('/two-factor-challenge', { code }, { from: '/two-factor-challenge' })

describe('the second step of signing in', () => {
  test('lets someone in with the code of their app', async () => {
    const { user, secret } = await createCautiousUser()
    const page = await challenge(await halfway(user), await codeOf(secret))
    expect(page.component).toBe('User/Home/Show')
  })

  test('cannot be skipped by asking for another address', async () => {
    const { user } = await createCautiousUser()
    const client = await halfway(user)
    for (const path of ['/batches', '/balance', '/profile', '/admin', '/confirm-password']) {
      expect((await client.get(path)).headers.get('location'), path).toBe('/login')
    }
    const answer = await client.post('/profile/two-factor-setup')
    expect(answer.headers.get('location')).toBe('/login')
  })

  test('is refused for a wrong code, and for letters', async () => {
    const { user, secret } = await createCautiousUser()
    const client = await halfway(user)
    const right = await codeOf(secret)
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    for (const code of [wrong, 'abcdef', '', '12345', `${right}0`]) {
      const page = await challenge(client, code)
      expect(page.errors!.code, code).toBeTruthy()
    }
    expect((await client.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('is closed for an hour after thirty wrong codes, from wherever they came', async () => {
    const { user, secret } = await createCautiousUser()
    const client = await halfway(user)
    const wrong = () => Promise.reject(new Error('wrong'))
    for (let number = 0; number < 30; number++) {
      await throttleSecondStep(`198.51.100.${number}`, String(user.id), 'code', wrong).catch(() => {})
    }
    const page = await challenge(client, await codeOf(secret))
    expect(page.errors!.code).toMatch(/Try again in \d+ minutes/)

    const other = await createCautiousUser()
    const theirs = await challenge(await halfway(other.user), await codeOf(other.secret))
    expect(theirs.component).toBe('User/Home/Show')
  })

  test('takes each code once, also when it comes twice at the same time', async () => {
    const { user, secret } = await createCautiousUser()
    const code = await codeOf(secret)
    const clients = await Promise.all(Array.from({ length: 4 }, () => halfway(user)))
    const answers = await Promise.all(clients.map((client) => client.post('/two-factor-challenge', { code })))
    const entered = answers.filter((answer) => answer.headers.get('location') === '/home')
    expect(entered).toHaveLength(1)

    const late = await challenge(await halfway(user), code)
    expect(late.errors!.code).toMatch(/already been used/)
  })

  test('refuses an older code after a newer one', async () => {
    const { user, secret } = await createCautiousUser()
    await challenge(await halfway(user), await codeOf(secret, 1))
    const page = await challenge(await halfway(user), await codeOf(secret))
    expect(page.errors!.code).toBeTruthy()
  })

  test('is limited to five tries a minute, the right code included', async () => {
    const { user, secret } = await createCautiousUser()
    const client = await halfway(user)
    for (let i = 0; i < 5; i++) await challenge(client, '000000')
    const page = await challenge(client, await codeOf(secret))
    expect(page.errors!.code).toMatch(/Too many attempts\. Try again in \d+ seconds?\./)
  })

  test('accepts each recovery code once, however it is typed', async () => {
    const { user, codes } = await createCautiousUser()
    const page = await challenge(await halfway(user), ` ${codes[0].toUpperCase()} `)
    expect(page.component).toBe('User/Home/Show')

    const again = await challenge(await halfway(user), codes[0])
    expect(again.errors!.code).toBeTruthy()
    const other = await challenge(await halfway(user), codes[1].replaceAll('-', ''))
    expect(other.component).toBe('User/Home/Show')
  })

  test('does not accept another person’s codes', async () => {
    const [mine, theirs] = [await createCautiousUser(), await createCautiousUser()]
    const client = await halfway(mine.user)
    expect((await challenge(client, await codeOf(theirs.secret))).errors!.code).toBeTruthy()
    expect((await challenge(client, theirs.codes[0])).errors!.code).toBeTruthy()
  })

  test('gives a session that is not the one before it', async () => {
    const { user, secret } = await createCautiousUser()
    const client = await halfway(user)
    const before = client.cookies()
    await challenge(client, await codeOf(secret))
    expect(client.cookies().get('fareback')).not.toBe(before.get('fareback'))
    const thief = new Client()
    thief.useCookies(before)
    expect((await thief.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('starts again at the password without one', async () => {
    const client = new Client()
    expect((await client.get('/two-factor-challenge')).headers.get('location')).toBe('/login')
    const { headers } = await client.post('/two-factor-challenge', { code: '123456' })
    expect(headers.get('location')).toBe('/login')
  })
})

describe('setting up two-step sign-in', () => {
  const setUp = async (client: Client) => {
    const page = await client.submit('/profile/two-factor-setup', {}, { from: '/profile/security' })
    return page.props!.twoFactor.setup.key.replaceAll(' ', '') as string
  }

  test('counts from the first right code on, and shows recovery codes once', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const secret = await setUp(client)
    expect((await reloaded(user)).twoFactorConfirmedAt).toBeNull()

    const wrong = await client.submit('/profile/two-factor', { code: '000000' }, { from: '/profile/security' })
    expect(wrong.errors!.code).toBeTruthy()
    const code = await codeOf(secret)
    const page = await client.submit('/profile/two-factor', { code }, { from: '/profile/security' })
    expect(page.props!.twoFactor).toMatchObject({ isOn: true, setup: null, codesLeft: 10 })
    expect(new Set(page.props!.twoFactor.newCodes).size).toBe(10)

    const later = await client.page('/profile/security')
    expect(later.props.twoFactor.newCodes).toBeNull()
    expect(JSON.stringify(later.props)).not.toContain(secret)
    const used = await challenge(await halfway(user), code)
    expect(used.errors!.code, 'the code that proved it').toBeTruthy()
  })

  test('leaves everything as it was when it is not finished', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await setUp(client)
    const page = await client.submit('/profile/two-factor-setup', {}, { from: '/profile/security', method: 'DELETE' })
    expect(page.props!.twoFactor).toMatchObject({ isOn: false, setup: null })
    const late = await client.submit('/profile/two-factor', { code: '123456' }, { from: '/profile/security' })
    expect(late.errors!.code).toMatch(/Start again/)
    expect((await Client.actingAs(user)).cookies().has('fareback')).toBe(true)
  })

  test('belongs to one browser: another cannot finish it', async () => {
    const user = await createUser()
    const secret = await setUp(await Client.actingAs(user))
    const other = await Client.actingAs(user)
    const code = await codeOf(secret)
    const page = await other.submit('/profile/two-factor', { code }, { from: '/profile/security' })
    expect(page.errors!.code).toBeTruthy()
  })

  test('keeps the secret and the codes unreadable in the database', async () => {
    const { user, secret, codes } = await createCautiousUser()
    const [stored] = await asWorker(() =>
      queryRows<{ secret: string; codes: string }>(
        `select u.two_factor_secret_encrypted as secret, string_agg(c.code_hash, ' ') as codes
         from users u join recovery_codes c on c.user_id = u.id where u.id = ? group by u.id`,
        [user.id]
      )
    )
    expect(stored.secret).not.toContain(secret)
    for (const code of codes) expect(stored.codes).not.toContain(code.replaceAll('-', ''))
  })

  test('new recovery codes take the place of the old ones', async () => {
    const { user, secret, codes } = await createCautiousUser()
    const client = await halfway(user)
    await challenge(client, await codeOf(secret))
    const page = await client.submit('/profile/recovery-codes', {}, { from: '/profile/security' })
    expect(page.props!.twoFactor.newCodes).toHaveLength(10)
    expect((await challenge(await halfway(user), codes[0])).errors!.code).toBeTruthy()
    const { component } = await challenge(await halfway(user), page.props!.twoFactor.newCodes[0])
    expect(component).toBe('User/Home/Show')
  })

  test('is undone by turning it off, and signs in with the password alone again', async () => {
    const { user, secret } = await createCautiousUser()
    const client = await halfway(user)
    await challenge(client, await codeOf(secret))
    await client.submit('/profile/two-factor', {}, { from: '/profile/security', method: 'DELETE' })
    const page = await new Client().submit('/login', { email: user.email, password: TEST_PASSWORD })
    expect(page.component).toBe('User/Home/Show')
    expect(await asWorker(() => queryRows('select 1 from recovery_codes where user_id = ?', [user.id]))).toEqual([])
  })
})

describe('staff', () => {
  test('set up a second step before the admin panel opens, and cannot turn it off', async () => {
    const agent = await createUser({ role: 'agent' })
    const client = await Client.actingAs(agent)
    const { default: env } = await import('#start/env')
    env.set('STAFF_TWO_FACTOR', 'required')
    try {
      expect((await client.get('/admin')).headers.get('location')).toBe('/profile/security#two-factor')
      expect((await client.get('/admin/claims')).headers.get('location')).toBe('/profile/security#two-factor')

      const secret = await setUpAs(client)
      expect((await client.page('/admin')).component).toBe('Admin/Index')
      const page = await client.submit('/profile/two-factor', {}, { from: '/profile/security', method: 'DELETE' })
      expect(page.errors!.code).toMatch(/Staff need two-step verification/)
      const next = await halfway(agent)
      expect((await challenge(next, await codeOf(secret, 1))).component).toBe('Admin/Index')
    } finally {
      env.set('STAFF_TWO_FACTOR', 'off')
    }
  })

  async function setUpAs(client: Client) {
    const page = await client.submit('/profile/two-factor-setup', {}, { from: '/profile/security' })
    const secret = page.props!.twoFactor.setup.key.replaceAll(' ', '') as string
    const done = await client.submit(
      '/profile/two-factor',
      { code: await codeOf(secret) },
      { from: '/profile/security' }
    )
    expect(done.props!.twoFactor.isOn).toBe(true)
    return secret
  }
})
