import { describe, expect, test } from 'vitest'
import { DateTime } from 'luxon'
import AuditLog from '#app/platform/audit/audit_log'
import Mandate from '#app/claims/claims/mandate'
import { asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { createTenant, createUser } from '#tests/factories/users'

const PROFILE = {
  firstName: 'Noor',
  lastName: 'van Dam',
  birthOn: '1994-03-21',
  phone: '06 1234 5678',
  addressLine: 'Hooigracht 12',
  postcode: '2312 HG',
  city: 'Leiden',
  country: 'NL',
  travelProduct: 'discount_40',
}

const rowOf = async (user: User) => (await asWorker(() => User.findOrFail(user.id))).$attributes
const auditOf = (user: User) =>
  asWorker(() =>
    AuditLog.query()
      .where({ subject_type: 'user', subject_id: user.id })
      .whereIn('action', ['user.profile_changed', 'user.updated', 'user.profile_updated'])
      .orderBy('id')
  )
const save = (client: Client, profile: Record<string, unknown>) =>
  client.submit('/profile', profile, { from: '/profile/personal', method: 'PATCH' })

describe('a person’s details', () => {
  test('are shown on their own page and nothing more than these', async () => {
    const user = await createUser({ firstName: 'Noor', lastName: 'van Dam' })
    const { component, props } = await (await Client.actingAs(user)).page('/profile')

    expect(component).toBe('User/Profile/Show')
    expect(Object.keys(props.profile).sort()).toEqual(
      [...Object.keys(PROFILE), 'mandateSignedAt', 'memberSince'].sort()
    )
    expect(props.profile).toMatchObject({ firstName: 'Noor', lastName: 'van Dam', phone: null })
  })

  test('are changed, written as they belong, and told', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const page = await save(client, { ...PROFILE, postcode: ' 2312hg ', lastName: '  van Dam ' })

    expect(page.errors).toEqual({})
    expect(page.flash!.notice).toEqual({ kind: 'success', text: 'Details saved.' })
    expect(page.props!.profile).toMatchObject({ ...PROFILE, phone: '+31612345678' })
    expect(page.props!.currentUser).toMatchObject({ first_name: 'Noor', last_name: 'van Dam' })
  })

  test('of staff are changed on the same page', async () => {
    const agent = await createUser({ role: 'agent' })
    await save(await Client.actingAs(agent), PROFILE)
    expect(await rowOf(agent)).toMatchObject({ firstName: 'Noor', role: 'agent' })
  })

  test('leave what was there and what is there in the audit log, field by field', async () => {
    const user = await createUser({ firstName: 'Nora' })
    const client = await Client.actingAs(user)
    await save(client, PROFILE)
    await save(client, { ...PROFILE, city: 'Delft', phone: null })

    const [first, second, ...more] = await auditOf(user)
    expect(first.$attributes).toMatchObject({
      action: 'user.profile_changed',
      actorId: user.id,
    })
    expect(first.changes).toEqual({
      firstName: ['Nora', 'Noor'],
      lastName: ['Traveller', 'van Dam'],
      birthOn: [null, '1994-03-21'],
      phone: [null, '+31612345678'],
      addressLine: [null, 'Hooigracht 12'],
      postcode: [null, '2312 HG'],
      city: [null, 'Leiden'],
      travelProduct: ['none', 'discount_40'],
    })
    expect(second.changes).toEqual({ city: ['Leiden', 'Delft'], phone: ['+31612345678', null] })
    expect(more).toEqual([])
  })

  test('that stay the same leave no trace', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await save(client, PROFILE)
    await save(client, { ...PROFILE, phone: '+31 6 12345678', postcode: '2312hg' })
    expect(await auditOf(user)).toHaveLength(1)
  })

  test('sent from two tabs at once are both written down, one after the other', async () => {
    const user = await createUser({ firstName: 'Nora' })
    const [one, other] = [await Client.actingAs(user), await Client.actingAs(user)]
    await Promise.all([save(one, { ...PROFILE, firstName: 'Eén' }), save(other, { ...PROFILE, firstName: 'Twee' })])

    const [first, second] = await auditOf(user)
    expect(first.changes.firstName[0]).toBe('Nora')
    expect(second.changes).toEqual({
      firstName: [first.changes.firstName[1], (await rowOf(user)).firstName],
    })
  })
})

describe('a changed name', () => {
  test('leaves the mandate as it was signed', async () => {
    const user = await createUser({ firstName: 'Nora', lastName: 'Dam' })
    const signed = { tenantId: user.tenantId, userId: user.id, version: '1', locale: 'nl' as const }
    const { id } = await asWorker(() => Mandate.create({ ...signed, signedName: 'Nora Dam', signedAt: DateTime.now() }))
    await save(await Client.actingAs(user), PROFILE)

    const mandate = await asWorker(() => Mandate.findOrFail(id))
    expect(mandate.$attributes).toMatchObject({ signedName: 'Nora Dam', withdrawnAt: null })
    expect((await rowOf(user)).mandateSignedAt).toEqual(user.mandateSignedAt)
  })
})

describe('changing details is refused', () => {
  const refusals: [string, Record<string, unknown>, Record<string, string>][] = [
    ['without a first name', { firstName: ' ' }, { firstName: 'Fill in this field.' }],
    ['without a last name', { lastName: null }, { lastName: 'Fill in this field.' }],
    ['with a name of 61 letters', { firstName: 'a'.repeat(61) }, { firstName: 'This is too long. Make it shorter.' }],
    ['with a name that is no text', { lastName: ['x'] }, { lastName: expect.any(String) as never }],
    [
      'with a phone number of nine digits',
      { phone: '061234567' },
      { phone: expect.stringContaining('10 digits') as never },
    ],
    ['with a phone number in words', { phone: 'bel maar' }, { phone: expect.stringContaining('10 digits') as never }],
    ['with half a postcode', { postcode: '2312' }, { postcode: 'Enter a postcode like 2312 HG.' }],
    [
      'with a postcode that was never given out',
      { postcode: '2312 SS' },
      { postcode: 'Enter a postcode like 2312 HG.' },
    ],
    ['with part of an address', { city: null }, { city: 'Enter your city or village.' }],
    ['with a birthday that never was', { birthOn: '1994-02-30' }, { birthOn: 'Enter your date of birth.' }],
    ['with a birthday to come', { birthOn: '2094-03-21' }, { birthOn: 'Enter your date of birth.' }],
    ['with a birthday from another age', { birthOn: '1894-03-21' }, { birthOn: 'Enter your date of birth.' }],
    ['with a birthday of another form', { birthOn: '21-03-1994' }, { birthOn: 'Enter your date of birth.' }],
    [
      'to who is not sixteen yet',
      { birthOn: daysFromSixteen(1) },
      { birthOn: 'You must be 16 or older to have an account.' },
    ],
    [
      'with a travel product we do not know',
      { travelProduct: 'everything' },
      { travelProduct: 'Choose one of the options.' },
    ],
  ]

  for (const [name, wrong, errors] of refusals) {
    test(name, async () => {
      const user = await createUser({ firstName: 'Nora' })
      const page = await save(await Client.actingAs(user), { ...PROFILE, ...wrong })

      expect(page.errors).toEqual(errors)
      expect((await rowOf(user)).firstName).toBe('Nora')
      expect(await auditOf(user)).toEqual([])
    })
  }

  test('but not on someone’s sixteenth birthday', async () => {
    const user = await createUser()
    const page = await save(await Client.actingAs(user), {
      ...PROFILE,
      birthOn: daysFromSixteen(0),
    })
    expect(page.errors).toEqual({})
  })

  test('when it would empty what operators ask for', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await save(client, PROFILE)

    const born = await save(client, { ...PROFILE, birthOn: null })
    expect(Object.keys(born.errors!)).toEqual(['birthOn'])
    const nowhere = { addressLine: null, postcode: null, city: null }
    const lost = await save(client, { ...PROFILE, ...nowhere })
    expect(Object.keys(lost.errors!)).toEqual(['addressLine'])
    expect(await rowOf(user)).toMatchObject({ birthOn: '1994-03-21', city: 'Leiden' })
  })

  test('but not when someone lives where addresses are written differently', async () => {
    const user = await createUser()
    const abroad = {
      addressLine: 'Grote Markt',
      postcode: 'b-1000',
      city: 'Brussel',
      country: 'BE',
    }
    const page = await save(await Client.actingAs(user), { ...PROFILE, ...abroad })
    expect(page.errors).toEqual({})
    expect(await rowOf(user)).toMatchObject({ ...abroad, postcode: 'B-1000' })
  })

  test('but what was never given may stay empty', async () => {
    const user = await createUser()
    const nothing = { birthOn: null, phone: '', addressLine: '', postcode: null, city: '' }
    const page = await save(await Client.actingAs(user), { ...PROFILE, ...nothing })
    expect(page.errors).toEqual({})
    expect(await rowOf(user)).toMatchObject({ firstName: 'Noor', phone: null, city: null })
  })
})

describe('whatever else is in the form', () => {
  // What a visit itself writes down.
  const MOVED_BY_VISITING = ['updatedAt', 'lastSeenAt', 'referralCode']
  // Made by the database from other columns.
  const DERIVED = ['sortName', 'accountStatus']
  const others = User.$columns.filter(
    (column) => !(column in PROFILE) && ![...MOVED_BY_VISITING, ...DERIVED].includes(column)
  )

  for (const column of others) {
    test(`${column} stays as it is`, async () => {
      const [user, tenant] = [await createUser(), await createTenant()]
      const values: Record<string, unknown> = {
        id: 1,
        tenantId: tenant.id,
        role: 'owner',
        theme: 'dark',
        locale: 'en',
        isResearcher: true,
        mutedEmails: ['claims'],
        email: 'other@example.test',
        twoFactorLastStep: 9,
      }
      const value = values[column] ?? '2020-01-01T00:00:00.000Z'
      const snake = column.replaceAll(/[A-Z0-9]/g, (letter) => `_${letter.toLowerCase()}`)
      await save(await Client.actingAs(user), { ...PROFILE, [column]: value, [snake]: value })

      const after = await rowOf(user)
      expect(after.firstName).toBe('Noor')
      expect(others.filter((other) => !isEqual(after[other], user[other]))).toEqual([])
    })
  }
})

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The day on which someone turned, or in so many days turns, sixteen. */
function daysFromSixteen(days: number) {
  return DateTime.now().setZone('Europe/Amsterdam').minus({ years: 16 }).plus({ days }).toISODate()!
}
