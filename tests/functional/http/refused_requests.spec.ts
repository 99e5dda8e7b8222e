import { describe, expect, test } from 'vitest'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import User from '#app/people/accounts/user'
import { createClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

describe('a refused request', () => {
  test('keeps nothing of what it wrote before it was refused', async () => {
    const user = await createUser({ iban: null })
    const client = await Client.actingAs(user)

    // The new account is written first; only then it shows that the balance is too small.
    const page = await client.submit(
      '/payouts',
      { amountCents: 5_00, iban: 'NL91ABNA0417164300', holder: 'T. Traveller' },
      { from: '/balance' }
    )

    expect(page.errors!.amountCents).toBe('This is more than your balance. Enter a lower amount.')
    const fresh = await asWorker(() => User.findOrFail(user.id))
    expect(fresh.ibanEncrypted).toBeNull()
    const audited = await asWorker(() =>
      queryRows('select 1 from audit_logs where subject_id = ? and action = ?', [user.id, 'user.iban_changed'])
    )
    expect(audited).toEqual([])
  })
  test('for a page leads to the thing that it is about, and says why there', async () => {
    const user = await createUser()
    const claim = await createClaim(user)
    const client = await Client.actingAs(user)
    const path = `/claims/${claim.reference}/submissions/create`
    const refused = await client.get(path)
    expect([refused.status, refused.headers.get('location')]).toEqual([302, `/claims/${claim.reference}`])
    const { flash } = await client.page(`/claims/${claim.reference}`)
    expect(flash!.notice).toMatchObject({ kind: 'error', text: expect.stringMatching(/\w/) })
    // Nor does it lead back to itself, where it was refused a moment ago.
    const again = await client.get(path, { referer: `${client.base}${path}` })
    expect(again.headers.get('location')).toBe(`/claims/${claim.reference}`)

    const staff = await Client.actingAs(await createUser({ role: 'agent' }))
    const objection = await staff.get(`/admin/objections/create?claims=${claim.reference}`)
    expect(objection.headers.get('location')).toBe('/admin')
    expect((await staff.page('/admin')).flash!.notice).toMatchObject({ kind: 'error' })
  })
})
