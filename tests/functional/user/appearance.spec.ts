import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { asWorker } from '#app/platform/shared/tenancy'
import type { Theme } from '#app/people/accounts/theme'
import User from '#app/people/accounts/user'
import { Client } from '#tests/support/client'
import { createUser } from '#tests/factories/users'

const rowOf = async (user: User) => (await asWorker(() => User.findOrFail(user.id))).$attributes
const change = (client: Client, appearance: Record<string, unknown>, from = '/profile/appearance') =>
  client.submit('/profile/appearance', appearance, { from, method: 'PATCH' })
const html = async (client: Client, path: string) => (await client.get(path, { accept: 'text/html' })).body

describe('the theme of a page', () => {
  test('is that of the device for visitors, on every kind of page', async () => {
    for (const path of ['/', '/login', '/privacy-policy', '/no-such-page']) {
      const body = await html(new Client(), path)
      expect(body, path).toContain('data-theme="auto"')
      expect(body, path).toContain('<meta name="color-scheme" content="light dark">')
    }
  })

  for (const theme of ['light', 'dark'] satisfies Theme[]) {
    test(`is ${theme} from the first byte for who chose that`, async () => {
      const user = await createUser()
      const client = await Client.actingAs(user)
      await change(client, { theme })

      for (const path of ['/profile', '/balance', '/', '/no-such-page']) {
        const body = await html(client, path)
        expect(body, path).toContain(`data-theme="${theme}"`)
        expect(body, path).toContain(`<meta name="color-scheme" content="${theme}">`)
      }
    })
  }

  test('is of the person and not of the browser', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await change(client, { theme: 'dark' })
    await client.submit('/login', {}, { method: 'DELETE' })

    expect(await html(client, '/login')).toContain('data-theme="auto"')
    expect(await html(await Client.actingAs(user), '/balance')).toContain('data-theme="dark"')
  })

  test('of staff holds in the admin panel', async () => {
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    await change(client, { theme: 'dark' })
    expect(await html(client, '/admin/claims')).toContain('data-theme="dark"')
  })
})

describe('changing how Fareback looks and speaks', () => {
  test('leads back to where one was, in that language', async () => {
    const user = await createUser()
    const page = await change(await Client.actingAs(user), { locale: 'nl' }, '/claims')
    expect(page).toMatchObject({ location: '/claims', props: { locale: 'nl' } })
    expect(await rowOf(user)).toMatchObject({ locale: 'nl', theme: 'auto' })
  })

  test('leaves the other choice as it was', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await change(client, { locale: 'nl' })
    await change(client, { theme: 'dark' })
    await change(client, {})
    expect(await rowOf(user)).toMatchObject({ locale: 'nl', theme: 'dark' })
  })

  test('is written down once, also by the switch in the menu', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    await change(client, { theme: 'dark' })
    await change(client, { theme: 'dark' })
    await client.submit('/locale', { locale: 'nl' }, { from: '/claims' })

    const logs = await asWorker(() =>
      AuditLog.query().where({ action: 'user.appearance_changed', subject_id: user.id }).orderBy('id')
    )
    expect(logs.map((log) => log.changes)).toEqual([{ theme: ['auto', 'dark'] }, { locale: [null, 'nl'] }])
  })

  test('is refused to what we do not have', async () => {
    const user = await createUser()
    const client = await Client.actingAs(user)
    const page = await change(client, { theme: 'sepia', locale: 'de' })
    expect(Object.keys(page.errors!).sort()).toEqual(['locale', 'theme'])
    expect(await rowOf(user)).toMatchObject({ locale: null, theme: 'auto' })
  })

  test('changes nothing else', async () => {
    const user = await createUser()
    await change(await Client.actingAs(user), {
      theme: 'dark',
      role: 'owner',
      tenant_id: 1,
      email: 'x@y.nl',
    })
    const after = await rowOf(user)
    const changed = User.$columns.filter((column) => String(after[column]) !== String(user[column]))
    const byVisiting = ['updatedAt', 'lastSeenAt', 'referralCode']
    expect(changed.filter((column) => !byVisiting.includes(column))).toEqual(['theme'])
  })
})
