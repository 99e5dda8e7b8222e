import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { TEST_PASSWORD, createUser } from '#tests/factories/users'
import { Authenticator } from '#tests/support/authenticator'
import { Client } from '#tests/support/client'

const challengeFor = async (client: Client, path = '/passkey-challenges') =>
  JSON.parse((await client.post(path, {}, { accept: 'application/json' })).body).challenge as string

async function add(client: Client, device = new Authenticator(), name = 'My laptop') {
  const challenge = await challengeFor(client, '/profile/passkeys/options')
  const credential = device.register(challenge)
  const page = await client.submit('/profile/passkeys', { name, credential }, { from: '/profile/security' })
  return { device, page }
}

async function withPasskey(user: User) {
  const client = await Client.actingAs(user)
  return { client, ...(await add(client)) }
}

async function signIn(device: Authenticator, client = new Client()) {
  await client.get('/login')
  const credential = device.authenticate(await challengeFor(client))
  return {
    client,
    credential,
    page: await client.submit('/login/passkey', { credential }, { from: '/login' }),
  }
}

describe('a passkey', () => {
  test('is added, named, and comes with recovery codes', async () => {
    const { page } = await withPasskey(await createUser())
    expect(page.props!.passkeys).toMatchObject([{ name: 'My laptop', lastUsedAt: null }])
    expect(page.props!.twoFactor.newCodes).toHaveLength(10)
  })

  test('signs in by itself, without e-mail or password', async () => {
    const user = await createUser()
    const { device } = await withPasskey(user)
    const { page } = await signIn(device)
    expect(page.component).toBe('User/Home/Show')
    expect(page.props!.currentUser.id).toBe(user.publicId)
  })

  test('is the second step after the password', async () => {
    const user = await createUser()
    const { device } = await withPasskey(user)
    const client = new Client()
    const halfway = await client.submit('/login', { email: user.email, password: TEST_PASSWORD })
    expect(halfway.component).toBe('Auth/TwoFactorChallenge')
    expect(halfway.props).toMatchObject({ hasApp: false, hasPasskey: true })
    const credential = device.authenticate(await challengeFor(client))
    const page = await client.submit('/two-factor-challenge/passkey', { credential })
    expect(page.component).toBe('User/Home/Show')
  })

  test('of someone else is not the second step', async () => {
    const [user, other] = [await createUser(), await createUser()]
    await withPasskey(user)
    const { device } = await withPasskey(other)
    const client = new Client()
    await client.submit('/login', { email: user.email, password: TEST_PASSWORD })
    const credential = device.authenticate(await challengeFor(client))
    const page = await client.submit('/two-factor-challenge/passkey', { credential }, { from: '/two-factor-challenge' })
    expect(page.errors!.passkey).toBeTruthy()
    expect((await client.get('/batches')).headers.get('location')).toBe('/login')
  })

  test('signs each challenge once: a recorded answer opens nothing', async () => {
    const { device } = await withPasskey(await createUser())
    const { credential } = await signIn(device)
    const thief = new Client()
    await thief.get('/login')
    await challengeFor(thief)
    const page = await thief.submit('/login/passkey', { credential }, { from: '/login' })
    expect(page.errors!.passkey).toMatch(/wasn’t accepted/)
    const without = await new Client().submit('/login/passkey', { credential }, { from: '/login' })
    expect(without.errors!.passkey).toMatch(/wasn’t accepted/)
  })

  test('is refused when unknown, signed for another site, or by another key', async () => {
    const { device } = await withPasskey(await createUser())
    const client = new Client()
    await client.get('/login')
    const forged = Object.assign(new Authenticator(), { id: device.id })
    const answers = [
      new Authenticator().authenticate(await challengeFor(client)),
      forged.authenticate(await challengeFor(client)),
      device.authenticate(await challengeFor(client), 'https://fareback.evil.example'),
    ]
    for (const [index, credential] of answers.entries()) {
      if (index < 2) await challengeFor(client)
      const page = await client.submit('/login/passkey', { credential }, { from: '/login' })
      expect(page.errors!.passkey, String(index)).toBeTruthy()
    }
    const odd = await client.submit('/login/passkey', { credential: { id: 'x' } }, { from: '/login' })
    expect(odd.errors!.passkey).toBeTruthy()
  })

  test('is refused to someone who was blocked', async () => {
    const user = await createUser()
    const { device } = await withPasskey(user)
    await asWorker(() => queryRows('update users set blocked_at = now() where id = ?', [user.id]))
    const { page } = await signIn(device)
    expect(page.errors!.passkey).toBeTruthy()
  })

  test('is refused twice, and without a name', async () => {
    const { client, device } = await withPasskey(await createUser())
    expect((await add(client, device)).page.errors!.passkey).toMatch(/already added/)
    expect((await add(client, new Authenticator(), '  ')).page.errors!.name).toBeTruthy()
  })

  test('of another person cannot be removed', async () => {
    const [mine, theirs] = [await withPasskey(await createUser()), await withPasskey(await createUser())]
    const { id } = theirs.page.props!.passkeys[0]
    expect((await mine.client.delete(`/profile/passkeys/${id}`)).status).toBe(404)
    expect((await theirs.client.page('/profile/security')).props.passkeys).toHaveLength(1)
  })

  test('that is removed opens nothing any more', async () => {
    const { client, device, page } = await withPasskey(await createUser())
    const { id } = page.props!.passkeys[0]
    const after = await client.submit(`/profile/passkeys/${id}`, {}, { from: '/profile/security', method: 'DELETE' })
    expect(after.props!.passkeys).toEqual([])
    expect((await signIn(device)).page.errors!.passkey).toBeTruthy()
  })
})
