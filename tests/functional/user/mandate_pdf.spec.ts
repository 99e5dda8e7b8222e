import { expect, test } from 'vitest'
import Mandate from '#app/claims/claims/mandate'
import { MANDATE_TEXT, MANDATE_VERSION } from '#app/claims/mandates/mandate_text'
import { now } from '#app/platform/shared/clock'
import { asWorker } from '#app/platform/shared/tenancy'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

test('a mandate as a PDF leaves its text as it is, on every page that shows it', async () => {
  const before = structuredClone(MANDATE_TEXT)
  const user = await createUser()
  await asWorker(() =>
    Mandate.create({
      tenantId: user.tenantId,
      userId: user.id,
      version: MANDATE_VERSION,
      locale: 'nl',
      signedName: 'Test Traveller',
      signedAt: now(),
    })
  )
  const client = await Client.signedIn(user)
  for (let times = 0; times < 2; times++) {
    const pdf = await client.get('/profile/mandate.pdf')
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
  }
  expect(MANDATE_TEXT).toEqual(before)
  const { props } = await client.page('/profile/mandate')
  expect(JSON.stringify(props)).not.toContain('_inlines')
})
