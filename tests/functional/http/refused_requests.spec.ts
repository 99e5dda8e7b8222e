import { describe, expect, test } from 'vitest'
import { asWorker, queryRows } from '#app/shared/tenancy'
import User from '#app/users/user'
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
      queryRows('select 1 from audit_logs where subject_id = ? and action = ?', [
        user.id,
        'user.iban_changed',
      ])
    )
    expect(audited).toEqual([])
  })
})
