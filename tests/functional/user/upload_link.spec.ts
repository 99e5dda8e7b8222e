import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#app/platform/shared/limits'
import { emailsTo } from '#tests/factories/emails'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const ask = (client: Client) => client.submit('/upload-links', {}, { from: '/batches/create' })

describe('the link to the upload page', () => {
  test('is mailed to the one who asks, and said once it is', async () => {
    const [user, other] = [await createUser(), await createUser()]
    const answer = await ask(await Client.actingAs(user))
    expect(answer.component).toBe('User/Batches/Create')
    expect(answer.flash!.notice.text).toBe(`Sent to ${user.email}.`)

    const [email, ...more] = await emailsTo(user)
    expect(more).toEqual([])
    expect([email.template, email.toAddress]).toEqual(['upload_link', user.email])
    expect(email.text).toContain('http://localhost/batches/create')
    expect(await emailsTo(other)).toEqual([])
  })

  test('is mailed once for one press that arrives twice', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const headers = { 'idempotency-key': randomUUID() }
    await client.post('/upload-links', {}, headers)
    await client.post('/upload-links', {}, headers)
    expect(await emailsTo(user)).toHaveLength(1)
  })

  test('is refused beyond so many an hour, without a notice', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const most = LIMITS.upload_link.person[0]
    for (let nth = 0; nth < most; nth++) await ask(client)
    const refused = await ask(client)
    expect(await emailsTo(user)).toHaveLength(most)
    expect(refused.flash?.notice?.text ?? '').not.toContain('Sent')
  })

  test('is for people who have signed in', async () => {
    const { headers } = await new Client().post('/upload-links')
    expect(headers.get('location')).toContain('/login')
  })
})
