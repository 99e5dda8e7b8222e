import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { asWorker } from '#app/platform/shared/tenancy'
import { decrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { emailsTo } from '#tests/factories/emails'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const FIRST = 'NL91ABNA0417164300'
const SECOND = 'NL20INGB0001234567'

const fresh = (user: User) => asWorker(() => User.findOrFail(user.id))
const ibanOf = async (user: User) => decrypt((await fresh(user)).ibanEncrypted!, 'iban')
const keep = (client: Client, body: Record<string, unknown>) =>
  client.submit('/profile/bank-account', body, { from: '/profile/bank-account', method: 'PUT' })
const auditOf = (user: User) =>
  asWorker(() => AuditLog.query().where({ subject_id: user.id, action: 'user.iban_changed' }))

describe('someone’s bank account', () => {
  test('is kept encrypted, however it was typed, and shown by its last digits', async () => {
    const user = await createUser({ iban: null })
    const client = await Client.actingAs(user)
    const page = await keep(client, { iban: 'nl91 abna 0417 1643 00', holder: ' N. van Dam ' })

    expect(page.errors).toEqual({})
    expect(page.component).toBe('User/Profile/Show')
    expect(await ibanOf(user)).toBe(FIRST)
    expect((await fresh(user)).ibanLast4).toBe('4300')
    expect(decrypt((await fresh(user)).ibanHolderEncrypted!, 'holder')).toBe('N. van Dam')
    expect(JSON.stringify(page.props)).not.toMatch(/NL91|0417/)
    expect(JSON.stringify(await auditOf(user))).not.toMatch(/NL91|0417|van Dam/)
    expect(await emailsTo(user)).toEqual([])
  })

  test('is told by mail when it takes the place of another', async () => {
    const user = await createUser()
    await keep(await Client.actingAs(user), { iban: SECOND, holder: 'T. Traveller' })
    const [mail] = await emailsTo(user)
    expect(mail.template).toBe('iban_changed')
    expect(mail.html + mail.text).toContain('4567')
    expect(mail.html + mail.text).not.toMatch(/NL20|INGB/)
    expect(await auditOf(user)).toHaveLength(1)
  })

  test.each([
    ['no number', { iban: '' }, 'iban'],
    ['a number with a digit changed', { iban: 'NL92ABNA0417164300' }, 'iban'],
    ['a number that is no text', { iban: [FIRST] }, 'iban'],
    ['a country that pays in other ways', { iban: 'US64SVBKUS6S3300958879' }, 'iban'],
    ['no holder', { holder: ' ' }, 'holder'],
    ['a holder longer than a bank takes', { holder: 'a'.repeat(71) }, 'holder'],
  ])('stays as it is with %s', async (_, wrong, field) => {
    const user = await createUser()
    const page = await keep(await Client.actingAs(user), {
      iban: SECOND,
      holder: 'T. Traveller',
      ...wrong,
    })
    expect(Object.keys(page.errors!)).toEqual([field])
    expect(await ibanOf(user)).toBe(FIRST)
    expect(await auditOf(user)).toEqual([])
  })

  test('is one of the two when both are sent at the same time, and each is told', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await Promise.all([SECOND, 'NL02ABNA0123456789'].map((iban) => keep(client, { iban, holder: 'T. Traveller' })))
    expect([SECOND, 'NL02ABNA0123456789']).toContain(await ibanOf(user))
    expect(await auditOf(user)).toHaveLength(2)
  })

  test('cannot be changed by whoever is not signed in', async () => {
    const answer = await new Client().write('PUT', '/profile/bank-account', { iban: SECOND })
    expect(answer.headers.get('location')).toBe('/login')
  })
})
