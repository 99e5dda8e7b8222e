import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import AccountLink from '#app/people/accounts/auth/account_link'
import { requestPasswordReset } from '#app/people/accounts/auth/actions/request_password_reset'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import { codeOf, createCautiousUser, linkFor, reloaded } from '#tests/factories/auth'
import { TEST_PASSWORD, createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const NEW = 'a very new password'

const reset = (path: string, password = NEW, client = new Client()) => client.submit(path, { password }, { from: path })

const signIn = (email: string, password: string) =>
  new Client().submit('/login', { email, password }, { from: '/login' })

describe('a forgotten password', () => {
  test('answers a known and an unknown address with the same bytes', async () => {
    const user = await createUser({ email: `known-${Date.now()}@example.test` })
    const answers = []
    for (const email of [user.email, user.email.replace('known', 'other')]) {
      const page = await new Client().submit('/forgot-password', { email })
      answers.push(
        JSON.stringify({
          status: page.status,
          component: page.component,
          props: page.props,
        }).replaceAll(email, 'X')
      )
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('Auth/ForgotPassword')
  })

  test('looks the address up in the worker, from a job that does not name it', async () => {
    const user = await createUser()
    await new Client().submit('/forgot-password', { email: user.email.toUpperCase() })
    const jobs = await asWorker(() =>
      queryRows<{ data: any }>("select data from pgboss.job where name = 'request_password_reset' order by created_on")
    )
    const { data } = jobs.at(-1)!
    expect(JSON.stringify(jobs)).not.toContain('example.test')
    await requestPasswordReset(data)
    const links = await asWorker(() => AccountLink.query().where('user_id', user.id))
    expect(links.map((link) => link.purpose)).toEqual(['reset_password'])
  })

  test('sends no link to someone who is blocked, nor to the same address in another tenant', async () => {
    const tenant = await createTenant()
    const [blocked, elsewhere] = [
      await createUser({ blockedAt: DateTime.now() }),
      await createUser({ tenantId: tenant.id }),
    ]
    for (const { email } of [blocked, elsewhere]) {
      await new Client().submit('/forgot-password', { email })
    }
    const jobs = await asWorker(() =>
      queryRows<{ data: any }>("select data from pgboss.job where name = 'request_password_reset' order by created_on")
    )
    for (const { data } of jobs) await requestPasswordReset(data)
    for (const { id } of [blocked, elsewhere]) {
      expect(await asWorker(() => AccountLink.query().where('user_id', id))).toEqual([])
    }
  })

  test('is limited to five tries a minute, for an address that no one has as well', async () => {
    for (const email of [(await createUser()).email, `no-one-${Date.now()}@example.test`]) {
      const client = new Client()
      for (let i = 0; i < 5; i++) await client.submit('/forgot-password', { email })
      const page = await client.submit('/forgot-password', { email }, { from: '/forgot-password' })
      expect(page.errors!.email).toMatch(/Too many attempts\. Try again in \d+ seconds?\./)
    }
  })
})

describe('a reset link', () => {
  test('sets the password, ends every session and says so', async () => {
    const user = await createUser()
    const browser = await Client.actingAs(user)
    const page = await reset(await linkFor(user, 'reset_password'))
    expect(page.component).toBe('Auth/Login')
    expect(page.flash!.notice.text).toMatch(/Password changed/)
    expect((await browser.get('/batches')).headers.get('location')).toBe('/login')
    expect((await signIn(user.email, TEST_PASSWORD)).errors!.email).toBeTruthy()
    expect((await signIn(user.email, NEW)).component).toBe('User/Home/Show')
  })

  test('works once, also when ten use it at the same time', async () => {
    const user = await createUser()
    const path = await linkFor(user, 'reset_password')
    const passwords = Array.from({ length: 5 }, (_, i) => `password number ${i} of ten`)
    const pages = await Promise.all(passwords.map((password) => reset(path, password)))
    expect(pages.filter((page) => page.location === '/login')).toHaveLength(1)
    expect((await new Client().page(path)).props.isInvalid).toBe(true)
  })

  test('is worthless when older, expired, made up, or for something else', async () => {
    const user = await createUser()
    const older = await linkFor(user, 'reset_password')
    const newest = await linkFor(user, 'reset_password')
    const otherKind = (await linkFor(user, 'verify_email')).replace('verify-email', 'reset-password')
    for (const path of [older, otherKind, `${newest}x`, '/reset-password/made-up', '/reset-password/a.b']) {
      expect((await new Client().page(path)).props.isInvalid, path).toBe(true)
      expect((await reset(path)).location, path).not.toBe('/login')
    }
    await asWorker(() =>
      AccountLink.query()
        .where('user_id', user.id)
        .update({ expires_at: DateTime.now().minus({ seconds: 1 }).toSQL() })
    )
    expect((await new Client().page(newest)).props.isInvalid).toBe(true)
    expect((await reset(newest)).location).not.toBe('/login')
    expect((await signIn(user.email, TEST_PASSWORD)).component).toBe('User/Home/Show')
  })

  test('stays worth something after a password that was refused', async () => {
    const user = await createUser()
    const path = await linkFor(user, 'reset_password')
    expect((await reset(path, 'too short')).errors!.password).toMatch(/at least 12/)
    expect((await reset(path)).component).toBe('Auth/Login')
  })

  test('does not skip the second step', async () => {
    const { user, secret } = await createCautiousUser()
    await reset(await linkFor(user, 'reset_password'))
    const client = new Client()
    const page = await client.submit('/login', { email: user.email, password: NEW })
    expect(page.component).toBe('Auth/TwoFactorChallenge')
    const done = await client.submit('/two-factor-challenge', { code: await codeOf(secret) })
    expect(done.component).toBe('User/Home/Show')
  })

  test('proves the address too, and tells no other site where people came from', async () => {
    const user = await createUser({ emailVerifiedAt: null })
    const path = await linkFor(user, 'reset_password')
    const { headers } = await new Client().get(path, { accept: 'text/html' })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    await reset(path)
    expect((await reloaded(user)).emailVerifiedAt).not.toBeNull()
  })
})
