import { describe, expect, test } from 'vitest'
import { TEMPLATES, type Template } from '#app/messages/emails/templates'
import { asWorker } from '#app/platform/shared/tenancy'
import { PROFILE_SECTIONS } from '#app/people/accounts/profile_section'
import { Client } from '#tests/support/client'
import { newCard } from '#tests/factories/exports'
import { createTenant, createUser } from '#tests/factories/users'

/** What a section shows, and no other section carries. */
const SHOWN: Record<(typeof PROFILE_SECTIONS)[number], string[]> = {
  personal: ['profile', 'pendingEmail'],
  'bank-account': ['bankAccount'],
  cards: ['cards'],
  mandate: ['mandate'],
  security: ['twoFactor', 'passkeys', 'browsers', 'accountViews'],
  emails: ['emailPreferences'],
  appearance: [],
  account: [],
  premium: ['premium'],
  referral: ['referrals'],
}
const ALL = Object.values(SHOWN).flat()
const held = (props: Record<string, unknown>) => ALL.filter((name) => name in props)

describe('a section of the profile', () => {
  test.each(PROFILE_SECTIONS)('%s has an address of its own and only what it shows', async (section) => {
    const client = await Client.actingAs(await createUser())
    const { component, props, status } = await client.page(`/profile/${section}`)

    expect([status, component, props.section]).toEqual([200, 'User/Profile/Show', section])
    expect(held(props)).toEqual(SHOWN[section])
    expect(props.menu).toBeNull()
  })

  test('is for who is signed in', async () => {
    const visitor = new Client()
    for (const section of PROFILE_SECTIONS) {
      const answer = await visitor.get(`/profile/${section}`)
      expect([section, answer.headers.get('location')]).toEqual([section, '/login'])
    }
  })

  test('that does not exist is not found', async () => {
    const client = await Client.actingAs(await createUser())
    for (const section of ['nowhere', 'Cards', 'cards-2', 'constructor', 'iban', 'password'])
      expect([section, (await client.get(`/profile/${section}`)).status]).toEqual([section, 404])
  })

  test('about referring is for travellers who signed up with us', async () => {
    const member = await createUser({ tenantId: (await createTenant()).id })
    const client = await Client.actingAs(member)
    const { props } = await client.page('/profile')
    expect(props.sections).toEqual(PROFILE_SECTIONS.filter((section) => section !== 'referral'))
    expect((await client.get('/profile/referral')).status).toBe(404)
    expect((await client.get('/profile/premium')).status).toBe(200)
  })

  test('is where each mail leads that points to the profile', async () => {
    const client = await Client.actingAs(await createUser())
    const buttons = Object.values<Template>(TEMPLATES).map(({ button }) => button ?? '')
    const paths = new Set(buttons.filter((path) => path.startsWith('/profile')))
    expect(paths.size).toBeGreaterThan(3)
    for (const path of paths) expect([path, (await client.get(path)).status]).toEqual([path, 200])
  })

  test('is where one stays after saving, and after a refusal', async () => {
    const client = await Client.actingAs(await createUser())
    const sent = [
      ['PUT', '/profile/bank-account', { iban: 'NL91ABNA0417164300', holder: 'N. van Dam' }],
      ['PUT', '/profile/bank-account', { iban: 'NL92ABNA0417164300' }],
      ['PATCH', '/profile/email-preferences', { topic: 'claims', isOn: false }],
      ['POST', '/profile/premium', {}],
    ] as const
    for (const [method, path, body] of sent) {
      const section = path.replace('email-preferences', 'emails')
      const page = await client.submit(path, body, { from: section, method })
      expect([path, page.location]).toEqual([path, section])
    }
  })
})

describe('the menu of the profile', () => {
  test('opens the first section and says how the others stand', async () => {
    const user = await createUser({ firstName: 'Noor', lastName: 'van Dam', iban: null })
    const client = await Client.actingAs(user)
    const { component, props } = await client.page('/profile')

    expect([component, props.section]).toEqual(['User/Profile/Show', 'personal'])
    expect(props.sections).toEqual(PROFILE_SECTIONS)
    expect(held(props)).toEqual(SHOWN.personal)
    expect(props.menu).toEqual({
      name: 'Noor van Dam',
      ibanLast4: null,
      cards: 0,
      mandateSignedAt: expect.any(String),
      hasTwoFactor: false,
      emails: { on: 4, all: 4 },
      premium: 'off',
      rewardCents: 5_00,
    })
  })

  test('follows what changes', async () => {
    const user = await createUser({ iban: null })
    const client = await Client.actingAs(user)
    await client.submit(
      '/profile/bank-account',
      { iban: 'NL91ABNA0417164300', holder: 'N. van Dam' },
      { method: 'PUT' }
    )
    await client.submit('/profile/email-preferences', { topic: 'claims', isOn: false }, { method: 'PATCH' })
    await client.submit('/profile/cards', { kind: 'personal', number: newCard(), expires: '12-2030' })
    await asWorker(() => user.merge({ mandateSignedAt: null }).save())

    const { menu } = (await client.page('/profile')).props
    expect(menu).toMatchObject({ ibanLast4: '4300', emails: { on: 3, all: 4 }, mandateSignedAt: null })
    expect(menu.cards).toBe(1)
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.page('/profile')).props.menu.cards).toBe(0)
  })

  test('has no price of premium for members of an organisation', async () => {
    const member = await createUser({ tenantId: (await createTenant()).id })
    const { props } = await (await Client.actingAs(member)).page('/profile')
    expect(props.menu.premium).toBeNull()
  })
})

describe('staff who look at someone’s profile', () => {
  test('see the same sections, and of signing in only whether it is safe', async () => {
    const user = await createUser()
    await (await Client.actingAs(user)).get('/profile/referral')
    const client = await viewing(user)

    for (const section of PROFILE_SECTIONS) {
      const { props } = await client.page(`/profile/${section}`)
      expect(held(props)).toEqual(SHOWN[section])
    }
    const { props } = await client.page('/profile/security')
    expect(props.browsers).toEqual([])
    expect(props.twoFactor).toMatchObject({ isOn: false, setup: null, newCodes: null })
  })

  test('make no link for who has none yet', async () => {
    const user = await createUser()
    const client = await viewing(user)
    expect((await client.page('/profile')).props.sections).not.toContain('referral')
    expect((await client.get('/profile/referral')).status).toBe(404)
  })
})

async function viewing(user: Awaited<ReturnType<typeof createUser>>) {
  const client = await Client.actingAs(await createUser({ role: 'agent' }))
  await client.submit(`/admin/users/${user.publicId}/impersonations`, { reason: 'They asked us to look' })
  return client
}
