import { describe, expect, test } from 'vitest'
import { createEmail } from '#tests/factories/emails'
import { exportWithMissedCheckOut } from '#tests/factories/claims'
import { imported } from '#tests/factories/exports'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

describe('the mails of a person', () => {
  test('are narrowed beside the list that the person was opened from', async () => {
    const user = await createUser()
    for (const subject of ['First claim', 'Second claim', 'Balance']) await createEmail(user, subject)
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    const path = `/admin/users/${user.publicId}/emails`
    const page = async (query: string) => (await client.page(`${path}?${query}`)).props

    const { mail, filter } = await page('list[role]=member&list[q]=nobody&mail.q=claim&mail.view=foo')
    expect(mail.rows.map(({ subject }: { subject: string }) => subject)).toEqual(['Second claim', 'First claim'])
    expect([mail.prefix, mail.query, mail.ignored]).toEqual(['mail.', { q: 'claim' }, ['view=foo']])
    expect(filter).toEqual({ role: ['member'], q: 'nobody' })
    expect((await page('mail.status=failed')).mail.rows).toEqual([])

    const { body } = await client.get(`${path}/export?mail.q=second&format=csv`)
    expect(body).toContain('Second claim;')
    expect(body).toContain('Rows;1')
    expect(body).not.toContain('Text of')
    const traveller = await Client.actingAs(user)
    expect((await traveller.get(`${path}/export?format=csv`)).status).toBe(403)
  })
})

describe('the rows of a file', () => {
  test('are shown and taken along by the person whose file it is, all or those of one sort', async () => {
    const user = await createUser()
    const batch = await imported(user, exportWithMissedCheckOut())
    const client = await Client.actingAs(user)
    const path = `/batches/${batch.publicId}`
    const rows = async (query = '') => (await client.later(`${path}${query}`, 'User/Batches/Show', ['list'])).props.list

    const all = await rows()
    expect(all.total.count).toBe(batch.rowsRead)
    expect(all.rows.map(({ line }: { line: number }) => line)).toEqual(
      all.rows.map(({ line }: { line: number }) => line).sort((one: number, other: number) => one - other)
    )
    expect((await rows('?disposition=create')).rows.length).toBeGreaterThan(0)
    expect((await rows('?disposition=error')).rows).toEqual([])
    expect((await rows('?disposition=foo')).ignored).toEqual(['disposition=foo'])

    const file = await client.get(`${path}/export?format=csv&row=${all.rows[0].line}&row=x`)
    expect(file.body).toContain('Rows;1')
    const stranger = await Client.actingAs(await createUser())
    expect((await stranger.get(`${path}/export?format=csv`)).status).toBe(404)
  })
})
