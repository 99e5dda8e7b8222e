import { describe, expect, test } from 'vitest'
import { requestPasswordReset } from '#app/people/accounts/auth/actions/request_password_reset'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow } from '#tests/support/query_rows'
import Tenant from '#app/people/tenants/tenant'
import { emailsTo } from '#tests/factories/emails'
import { TEST_PASSWORD, createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const signIn = (door: string, email: string, client = new Client()) =>
  client.submit(door, { email, password: TEST_PASSWORD }, { from: door })

const whoIsIn = async (client: Client) => (await client.page('/batches')).props.currentUser.id as string

/** One address, with an account of its own in the house and in an organisation. */
async function withTwoAccounts() {
  const tenant = await createTenant()
  const consumer = await createUser()
  const member = await createUser({ tenantId: tenant.id, email: consumer.email })
  return { tenant, consumer, member, door: `/t/${tenant.slug}/login` }
}

describe('the door of an organisation', () => {
  test('carries its name and colour', async () => {
    const tenant = await createTenant()
    const page = await new Client().page(`/t/${tenant.slug}/login`)
    expect(page.component).toBe('Tenant/Login')
    expect(page.props.tenant).toMatchObject({ name: tenant.name, brandColour: '#0b5d57' })
  })

  test('lets its own person in, and the public one the consumer with the same address', async () => {
    const { consumer, member, door } = await withTwoAccounts()
    for (const [path, user] of [
      [door, member],
      ['/login', consumer],
    ] as const) {
      const client = new Client()
      await signIn(path, consumer.email, client)
      expect(await whoIsIn(client)).toBe(user.publicId)
    }
  })

  test('is closed for whoever belongs elsewhere, in the words for a wrong password', async () => {
    const tenant = await createTenant()
    const other = await createUser({ tenantId: (await createTenant()).id })
    const consumer = await createUser()
    for (const { email } of [other, consumer]) {
      const page = await signIn(`/t/${tenant.slug}/login`, email)
      expect(page.component).toBe('Tenant/Login')
      expect(page.errors).toEqual({ email: 'Wrong email or password.' })
    }
    expect((await signIn('/login', other.email)).errors).toHaveProperty('email')
  })

  test('is not there for the house, nor for a name that no one has', async () => {
    const house = await asWorker(() => Tenant.house())
    for (const slug of [house.slug, 'nowhere-at-all', 'a'])
      expect((await new Client().get(`/t/${slug}/login`)).status).toBe(404)
  })

  test('is where its people are led after they signed out', async () => {
    const { member, door } = await withTwoAccounts()
    const client = new Client()
    await signIn(door, member.email, client)
    const answer = await client.delete('/login')
    expect(answer.headers.get('location')).toBe(door)
    expect((await client.get('/batches')).headers.get('location')).toBe(door)
  })
})

describe('a password that was forgotten at the door of an organisation', () => {
  test('is set anew for its own person, not for the consumer with the same address', async () => {
    const { tenant, consumer, member } = await withTwoAccounts()
    const from = `/t/${tenant.slug}/forgot-password`
    const page = await new Client().submit(from, { email: member.email }, { from })
    expect(page.component).toBe('Tenant/ForgotPassword')
    const job = await asWorker(() =>
      queryRow<{ data: any }>(
        "select data from pgboss.job where name = 'request_password_reset' order by created_on desc limit 1"
      )
    )
    await requestPasswordReset(job!.data)
    expect((await emailsTo(member)).map(({ template }) => template)).toEqual(['reset_password'])
    expect(await emailsTo(consumer)).toEqual([])
  })
})

describe('the profile in an organisation', () => {
  test('holds what the profile of the user area holds', async () => {
    const { tenant, member, door } = await withTwoAccounts()
    const client = new Client()
    await signIn(door, member.email, client)
    const mirrored = await client.page(`/t/${tenant.slug}/profile`)
    const own = await client.page('/profile')
    expect(mirrored.component).toBe('Tenant/Profile')
    expect(Object.keys(mirrored.props).sort()).toEqual(Object.keys(own.props).sort())
    expect(mirrored.props.profile).toEqual(own.props.profile)

    for (const section of own.props.sections) {
      const page = await client.page(`/t/${tenant.slug}/profile/${section}`)
      expect([page.component, page.props.section]).toEqual(['Tenant/Profile', section])
    }
    expect((await client.get(`/t/${tenant.slug}/profile/nowhere`)).status).toBe(404)
  })

  test('is there for its own people only', async () => {
    const { tenant, consumer } = await withTwoAccounts()
    const path = `/t/${tenant.slug}/profile`
    const elsewhere = await createUser({ tenantId: (await createTenant()).id })
    const client = new Client()
    await signIn(
      `/t/${(await asWorker(() => Tenant.findOrFail(elsewhere.tenantId))).slug}/login`,
      elsewhere.email,
      client
    )
    for (const at of [path, `${path}/cards`]) {
      expect((await client.get(at)).status).toBe(404)
      expect((await (await Client.signedIn(consumer)).get(at)).status).toBe(404)
      expect((await new Client().get(at)).headers.get('location')).toBe(`/t/${tenant.slug}/login`)
    }
  })
})
