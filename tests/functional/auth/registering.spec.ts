import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '#app/people/accounts/auth/actions/confirm_email'
import { findLink } from '#app/people/accounts/auth/link_tokens'
import { now } from '#app/platform/shared/clock'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import { linkFor, reloaded } from '#tests/factories/auth'
import { TEST_PASSWORD, createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { asOwner } from '#tests/support/owner'

const newAddress = () => `${randomUUID()}@example.test`

const details = (email: string) => ({
  firstName: 'Noor',
  lastName: 'van Dijk',
  email,
  password: 'seven green bicycles',
  birthOn: '1990-04-27',
  terms: true,
})

const FORM = '/onboarding/personal-information'

const register = (client: Client, given: object) => client.submit(FORM, { ...given }, { from: FORM })

const userWith = (email: string) => asWorker(() => User.query().where('email', email).orderBy('id').first())

describe('registering', () => {
  test('makes an account that is opened by the mailed link, in the same browser', async () => {
    const email = newAddress()
    const client = new Client()
    const page = await register(client, details(email))
    expect(page.component).toBe('Auth/VerifyEmail')
    expect((await client.get('/login')).status, 'nobody is signed in yet').toBe(200)

    const user = (await userWith(email))!
    expect(user.$attributes).toMatchObject({
      role: 'member',
      firstName: 'Noor',
      emailVerifiedAt: null,
    })
    const answer = await client.get(await linkFor(user, 'verify_email'))
    expect(answer.headers.get('location')).toBe('/onboarding')
    expect((await reloaded(user)).emailVerifiedAt).not.toBeNull()
  })

  test('is asked for another mail as often as it likes, at once', async () => {
    const [email, client] = [newAddress(), new Client()]
    await register(client, details(email))
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/verify-email', {})))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([302]))
  })

  test('goes on in that browser alone where signing in failed after the address was confirmed', async () => {
    const [email, client] = [newAddress(), new Client()]
    await register(client, details(email))
    const user = (await userWith(email))!
    const path = await linkFor(user, 'verify_email')
    await inTenant(user.tenantId, async () =>
      confirmEmail(user, (await findLink(path.split('/').at(-1)!, 'verify_email'))!)
    )

    expect((await new Client().page(path)).props.isInvalid).toBe(true)
    expect((await client.get(path)).headers.get('location')).toBe('/onboarding')
    expect((await client.page('/onboarding/additional-information')).props.currentUser.id).toBe(user.publicId)

    const [late, other] = [new Client(), newAddress()]
    await register(late, details(other))
    const second = (await userWith(other))!
    const used = await linkFor(second, 'verify_email')
    await inTenant(second.tenantId, async () =>
      confirmEmail(second, (await findLink(used.split('/').at(-1)!, 'verify_email'))!)
    )
    await asOwner((owner) =>
      owner.query(
        "update account_links set used_at = now() - interval '11 minutes' where user_id = $1 and used_at is not null",
        [second.id]
      )
    )
    expect((await late.page(used)).props.isInvalid).toBe(true)
  })

  test('answers an address that has an account with the very same bytes', async () => {
    const known = await createUser({ email: newAddress() })
    const unknown = newAddress()
    const seen = []
    for (const email of [known.email, unknown]) {
      const client = new Client()
      await client.get(FORM)
      const answer = await client.post(FORM, details(email), { referer: `http://localhost${FORM}` })
      const next = await client.page(answer.headers.get('location')!)
      const headers = plainHeaders(answer.headers)
      const props = JSON.stringify({ ...next.props, email: '' })
      seen.push({
        status: answer.status,
        headers,
        body: answer.body,
        component: next.component,
        props,
      })
    }
    expect(seen[0]).toEqual(seen[1])
    expect((await reloaded(known)).firstName).toBe('Test')
  })

  test('does not open an account in a browser that did not make it', async () => {
    const email = newAddress()
    await register(new Client(), details(email))
    const user = (await userWith(email))!
    const path = await linkFor(user, 'verify_email')

    const elsewhere = new Client()
    expect((await elsewhere.get(path)).headers.get('location')).toBe('/login')
    expect((await reloaded(user)).emailVerifiedAt).toBeNull()
    const page = await elsewhere.submit('/login', { email, password: details('').password })
    expect(page.component, 'after the password').not.toBe('Auth/Login')
    expect((await reloaded(user)).emailVerifiedAt).not.toBeNull()
  })

  test('is refused without agreeing, below the age, and with what is missing', async () => {
    const young = now().minus({ years: 16 }).plus({ days: 1 }).toISODate()
    const cases: [object, string][] = [
      [{ terms: false }, 'terms'],
      [{ birthOn: young }, 'birthOn'],
      [{ birthOn: '1890-01-01' }, 'birthOn'],
      [{ birthOn: 'yesterday' }, 'birthOn'],
      [{ firstName: '  ' }, 'firstName'],
      [{ lastName: 'x'.repeat(81) }, 'lastName'],
      [{ email: 'no address' }, 'email'],
    ]
    for (const [change, field] of cases) {
      const email = newAddress()
      const page = await register(new Client(), { ...details(email), ...change })
      expect(page.errors![field], JSON.stringify(change)).toBeTruthy()
      expect(await userWith(email)).toBeNull()
    }
  })

  test.each([
    ['too short', 'elevenchars'],
    ['on the list of common ones', 'passwordpassword'],
    ['a common one with digits behind it', 'butterfly20242024'],
    ['one word again and again', 'abcabcabcabc'],
    ['digits only', '123456789012'],
    ['one’s own name', 'noorvandijk1'],
  ])('refuses a password that is %s', async (_, password) => {
    const page = await register(new Client(), { ...details(newAddress()), password })
    expect(page.errors!.password).toBeTruthy()
  })

  test('takes no role, tenant or anything else that the form does not ask', async () => {
    const email = newAddress()
    const other = await createTenant()
    await register(new Client(), {
      ...details(email),
      role: 'owner',
      tenantId: other.id,
      tenant_id: other.id,
      emailVerifiedAt: '2020-01-01',
      email_verified_at: '2020-01-01',
      premiumSince: '2020-01-01',
      isResearcher: true,
      id: 1,
      publicId: randomUUID(),
    })
    const user = (await userWith(email))!
    expect(user.$attributes).toMatchObject({
      role: 'member',
      emailVerifiedAt: null,
      premiumSince: null,
      isResearcher: false,
    })
    expect(user.tenantId).not.toBe(other.id)
  })

  test('makes one account when the form is sent twice at the same time', async () => {
    const email = newAddress()
    await Promise.all([1, 2, 3].map(() => register(new Client(), details(email))))
    expect(await asWorker(() => User.query().where('email', email))).toHaveLength(1)
  })

  test('is limited to five a minute for an address', async () => {
    const client = new Client()
    let last
    const given = details(newAddress())
    for (let i = 0; i < 6; i++) last = await register(client, given)
    expect(last!.errors!.email).toMatch(/Too many attempts/)
  })
})

/** Without what is new in every answer: time, id, cookies and the nonce. */
function plainHeaders(headers: Headers) {
  const changing = ['date', 'x-request-id', 'set-cookie', 'content-security-policy']
  return Object.fromEntries([...headers].filter(([name]) => !changing.includes(name)))
}

describe('an unverified account', () => {
  test('sees nothing but the page that asks to look in the mail', async () => {
    const user = await createUser({ emailVerifiedAt: null })
    const client = await Client.actingAs(user)
    for (const path of ['/batches', '/claims', '/balance', '/profile']) {
      expect((await client.get(path)).headers.get('location'), path).toBe('/verify-email')
    }
    const answer = await client.post('/payouts', { amountCents: 500 })
    expect(answer.headers.get('location')).toBe('/verify-email')
  })

  test('is opened by its own link only: not a stranger’s, an older, a used or an expired one', async () => {
    const [user, stranger] = [await createUser({ emailVerifiedAt: null }), await createUser({ emailVerifiedAt: null })]
    const client = await Client.actingAs(user)
    const older = await linkFor(user, 'verify_email')
    const newer = await linkFor(user, 'verify_email')
    const worthless = [
      await linkFor(stranger, 'verify_email'),
      older,
      `${newer}x`,
      '/verify-email/made-up.signature',
      (await linkFor(user, 'reset_password')).replace('reset-password', 'verify-email'),
    ]
    for (const path of worthless) {
      expect((await client.page(path)).props.isInvalid, path).toBe(true)
    }
    expect((await reloaded(user)).emailVerifiedAt).toBeNull()

    expect((await client.get(newer)).status).toBe(302)
    expect((await reloaded(user)).emailVerifiedAt).not.toBeNull()
    // Used: whoever is in goes on, and nobody else gets in.
    expect((await client.get(newer)).headers.get('location')).toBe('/home')
    expect((await new Client().page(newer)).props.isInvalid).toBe(true)

    const late = await Client.actingAs(stranger)
    const expired = await linkFor(stranger, 'verify_email')
    await expire(stranger)
    expect((await late.page(expired)).props.isInvalid).toBe(true)
  })

  test('keeps someone in another tenant with the same address apart', async () => {
    const email = newAddress()
    const tenant = await createTenant()
    const [here, there] = [await createUser({ email }), await createUser({ email, tenantId: tenant.id })]
    const client = await Client.actingAs(here)
    const { props } = await client.page('/batches')
    expect(props.currentUser.id).toBe(here.publicId)
    expect(props.currentUser.id).not.toBe(there.publicId)
    const wrong = await new Client().submit('/login', { email, password: `${TEST_PASSWORD}!` })
    expect(wrong.errors).toBeTruthy()
  })
})

const expire = (user: User) =>
  asWorker(async () => {
    const { default: AccountLink } = await import('#app/people/accounts/auth/account_link')
    await AccountLink.query()
      .where('user_id', user.id)
      .update({ expires_at: DateTime.now().minus({ minutes: 1 }).toSQL() })
  })
