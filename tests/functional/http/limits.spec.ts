import proxyaddr from 'proxy-addr'
import { describe, expect, test } from 'vitest'
import { LIMITS, LimitReached, type LimitName, consume } from '#app/platform/shared/limits'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import router from '@adonisjs/core/services/router'
import type { StoreRouteMiddleware } from '@adonisjs/core/types/http'
import { createTenant, createUser, TEST_PASSWORD } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { startWeb } from '#tests/support/web_process'

const ip = () => new Client().ip

type Rates = { network: readonly [number, string]; person?: readonly [number, string] }

/** Uses up what a limit allows, but for `left`. */
const useUp = (name: LimitName, source: { ip: string; personId?: number }, left = 0) => {
  const { network, person = network } = LIMITS[name] as Rates
  const most = source.personId === undefined ? network[0] : Math.min(person[0], network[0])
  return consume(name, source, most - left)
}

const json = { accept: 'application/json' }

const namesOf = (middleware: { all(): Iterable<StoreRouteMiddleware> }) =>
  [...middleware.all()].map((one) => (typeof one === 'object' && 'name' in one ? String(one.name) : ''))

describe('a limit', () => {
  test('is one for a person, wherever they are, and one for a network, whoever is there', async () => {
    const [home, office] = [ip(), ip()]
    await useUp('payout', { ip: home, personId: 1_001 })
    await expect(consume('payout', { ip: office, personId: 1_001 })).rejects.toThrow(LimitReached)
    await consume('payout', { ip: home, personId: 1_002 })

    await useUp('registration', { ip: office })
    await expect(consume('registration', { ip: office })).rejects.toThrow(LimitReached)
    await consume('registration', { ip: home })
  })

  test('is that of the whole network of an IPv6 subscriber', async () => {
    const net = Math.floor(Math.random() * 65_000).toString(16)
    await useUp('registration', { ip: `2001:db8:${net}:7::1` })
    for (const address of [`2001:db8:${net}:7:ffff::9`, `2001:db8:${net}:7:1:2:3:4`]) {
      await expect(consume('registration', { ip: address })).rejects.toThrow(LimitReached)
    }
    await consume('registration', { ip: `2001:db8:${net}:8::1` })
  })

  test('counts nothing that it refuses', async () => {
    const source = { ip: ip() }
    await useUp('invitation', source, 5)
    await expect(consume('invitation', source, 6)).rejects.toThrow(LimitReached)
    await consume('invitation', source, 5)
  })

  test('holds when many come at once', async () => {
    const source = { ip: ip() }
    await useUp('registration', source, 3)
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => consume('registration', source)))
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3)
  })

  test('keeps no address of anyone', async () => {
    const source = { ip: ip() }
    await consume('registration', source)
    const keys = await queryRows<{ key: string }>('select key from rate_limits')
    expect(keys.map(({ key }) => key).join()).not.toContain(source.ip)
  })
})

describe('what costs money, mail or work', () => {
  /** Routes that write and have no limit, and why. */
  const WITHOUT: Record<string, string> = {
    'login.store': 'its tries are counted',
    'login.passkey': 'its tries are counted',
    'tenant.login.store': 'its tries are counted',
    'two_factor_challenge.store': 'its tries are counted',
    'two_factor_challenge.passkey': 'its tries are counted',
    'confirm_password.store': 'its tries are counted',
    'confirm_password.passkey': 'its tries are counted',
    'reset_password.store': 'its tries are counted',
    'undo_email_change.store': 'asks for the token of a mail, which works once',
    'unsubscribe.store': 'asks for the token of a mail',
    'claim_answers.store': 'asks for the token of a mail',
    'bounces.store': 'asks for the token of our mail server',
    'passkey_challenges.store': 'makes a random number',
    'broadcasting.auth': 'writes nothing',
    'broadcasting.user_auth': 'writes nothing',
    'locale.store': 'writes a cookie',
    'login.destroy': 'leaving is always possible',
    'impersonation.destroy': 'leaving is always possible',
  }

  test('every route that writes has a limit, or says why not', () => {
    const without = Object.values(router.toJSON())
      .flat()
      .filter(({ name, methods }) => name && !methods.includes('GET'))
      .filter(({ middleware }) => !namesOf(middleware).includes('limit'))
    expect(without.map(({ name }) => name).sort()).toEqual(Object.keys(WITHOUT).sort())
    expect(namesOf(router.findOrFail('admin.users.export').middleware)).toContain('limit')
  })

  test('is refused with a notice where no field of the page can say so', async () => {
    const staff = await createUser({ role: 'owner' })
    const client = await Client.actingAs(staff)
    await useUp('change', { ip: client.ip, personId: staff.id })
    const page = await client.submit('/profile/appearance', { theme: 'dark' }, { method: 'PATCH' })
    expect(page.flash!.notice).toMatchObject({
      kind: 'error',
      text: expect.stringMatching(/^Too many requests/),
    })
    expect((await client.get('/admin/users')).status).toBe(200)

    await useUp('download', { ip: client.ip, personId: staff.id })
    const download = await client.get('/admin/users/export?format=csv')
    expect(download.status).toBe(302)
  })

  test('is refused at its form with when to try again, and to programs with 429', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await useUp('payout', { ip: ip(), personId: user.id })

    const page = await client.submit('/payouts', { amountCents: 500 }, { from: '/balance' })
    expect(page.errors!.amountCents).toMatch(/^Too many requests. Try again in \d+ minutes?\.$/)

    const answer = await client.post('/payouts', { amountCents: 500 }, json)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(JSON.parse(answer.body)).toMatchObject({
      message: expect.stringContaining('Try again'),
      reference: expect.any(String),
    })
  })

  test('includes every address that is invited', async () => {
    const tenant = await createTenant()
    const manager = await createUser({ tenantId: tenant.id, role: 'manager' })
    const client = await Client.actingAs(manager)
    await useUp('invitation', { ip: client.ip, personId: manager.id }, 2)
    const invite = (emails: string) =>
      client.submit(`/t/${tenant.slug}/invitations`, { emails }, { from: `/t/${tenant.slug}/members` })

    const three = await invite('a@example.test\nb@example.test\nc@example.test')
    expect(three.errors!.emails).toMatch(/Try again in \d+ hours\./)
    const sent = await asWorker(() => queryRows('select 1 from invitations where tenant_id = ?', [tenant.id]))
    expect(sent).toEqual([])
    expect((await invite('a@example.test\nb@example.test')).errors).toEqual({})
  })
})

describe('one network that tries many accounts', () => {
  test('has to wait after thirty wrong passwords, and only there', async () => {
    const users = await Promise.all(Array.from({ length: 5 }, () => createUser()))
    const attacker = new Client()
    const tryOne = (email: string, password = 'wrong password') =>
      attacker.submit('/login', { email, password }, { from: '/login' })

    for (let number = 0; number < 30; number++) await tryOne(`nobody${number}@example.test`)
    const page = await tryOne(users[0].email, TEST_PASSWORD)
    expect(page.errors!.email).toMatch(/^Too many requests/)

    const elsewhere = await new Client().submit(
      '/login',
      { email: users[0].email, password: TEST_PASSWORD },
      { from: '/login' }
    )
    expect(elsewhere.errors).toEqual({})
  })

  test('does not keep out a browser that is known there', async () => {
    const user = await createUser()
    const known = await Client.actingAs(user)
    await useUp('sign_in_failure', { ip: known.ip })
    await known.delete('/login')
    const page = await known.submit('/login', { email: user.email, password: TEST_PASSWORD }, { from: '/login' })
    expect(page.errors).toEqual({})
  })
})

describe('where a request comes from', () => {
  test('is not what it says, unless a proxy of ours says it', () => {
    const addressWith = (proxies: string[]) =>
      proxyaddr(
        {
          socket: { remoteAddress: '127.0.0.1' },
          headers: { 'x-forwarded-for': '203.0.113.9' },
        } as never,
        proxyaddr.compile(proxies)
      )
    expect(addressWith([])).toBe('127.0.0.1')
    expect(addressWith(['127.0.0.1'])).toBe('203.0.113.9')
  })

  test('is the peer itself on a server that names no proxies', { tags: ['long'], timeout: 60_000 }, async () => {
    const web = await startWeb(undefined, { TRUSTED_PROXIES: '' })
    try {
      // Five tries a minute for one account and address, whatever X-Forwarded-For says.
      const page = await fetch(`${web.url}/login`)
      const cookies = page.headers.getSetCookie().map((one) => one.split(';')[0])
      const token = cookies.find((one) => one.startsWith('XSRF-TOKEN='))!.slice('XSRF-TOKEN='.length)
      const statuses: number[] = []
      for (let number = 0; number < 6; number++) {
        const answer = await fetch(`${web.url}/login`, {
          method: 'POST',
          redirect: 'manual',
          headers: {
            ...json,
            'content-type': 'application/json',
            cookie: cookies.join('; '),
            'x-xsrf-token': decodeURIComponent(token),
            'x-forwarded-for': `203.0.113.${number}`,
          },
          body: JSON.stringify({ email: 'forged@example.test', password: 'wrong password' }),
        })
        statuses.push(answer.status)
        if (number === 5) expect(await answer.text()).toContain('Too many attempts')
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
    } finally {
      await web.stop()
    }
  })
})
