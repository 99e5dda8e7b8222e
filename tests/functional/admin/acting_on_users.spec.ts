import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { changesOf } from '#app/platform/audit/audit'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type { Role } from '#app/platform/shared/isomorphic/role'
import { encrypt } from '#app/platform/encryption/encrypt'
import User from '#app/people/accounts/user'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const REASON = 'They asked for it by phone'

type Act = {
  path: string
  method?: 'DELETE'
  body?: Record<string, unknown>
  /** Brings an account into the state in which there is something to do. */
  before?: (user: User) => Promise<unknown>
  /** The row it leaves in the log; without one, the action is a colleague's and only its door is tested. */
  writes?: string
  by: Role[]
}

const EVERYONE: Role[] = ['agent', 'finance', 'owner']
const OWNERS: Role[] = ['owner']
const merge = (user: User, values: Partial<User>) =>
  asWorker(async () => {
    await user.merge(values).save()
  })

const ACTS: Record<string, Act> = {
  'marking an e-mail as verified': {
    path: 'verifications',
    before: (user) => merge(user, { emailVerifiedAt: null }),
    writes: 'user.email_verified',
    by: EVERYONE,
  },
  'sending a reset link': { path: 'password-resets', writes: 'user.reset_link_sent', by: EVERYONE },
  blocking: {
    path: 'block',
    body: { reason: REASON },
    writes: 'user.blocked',
    by: EVERYONE,
  },
  unblocking: {
    path: 'block',
    method: 'DELETE',
    before: (user) => merge(user, { blockedAt: DateTime.now() }),
    writes: 'user.unblocked',
    by: EVERYONE,
  },
  'making a researcher': { path: 'researcher', writes: 'user.researcher_changed', by: EVERYONE },
  'ending a researcher': {
    path: 'researcher',
    method: 'DELETE',
    before: (user) => merge(user, { isResearcher: true }),
    writes: 'user.researcher_changed',
    by: EVERYONE,
  },
  'signing someone out everywhere': {
    path: 'browser-sessions',
    method: 'DELETE',
    writes: 'user.signed_out_everywhere',
    by: EVERYONE,
  },
  'turning two-factor off': {
    path: 'two-factor',
    method: 'DELETE',
    body: { reason: REASON },
    before: (user) =>
      merge(user, {
        twoFactorSecretEncrypted: encrypt('ABCDEFGH', 'two_factor'),
        twoFactorConfirmedAt: DateTime.now(),
      }),
    writes: 'user.two_factor_reset',
    by: OWNERS,
  },
  'changing a role': {
    path: 'roles',
    body: { role: 'agent' },
    writes: 'user.role_changed',
    by: OWNERS,
  },
  anonymising: { path: 'erasures', writes: 'user.erased', by: OWNERS },
}

const act = async (client: Client, { path, method, body }: Act, user: User) => {
  const address = `/admin/users/${user.publicId}/${path}`
  return method === 'DELETE' ? client.delete(address, body) : client.post(address, body)
}
const logsOf = (user: User) => asWorker(() => AuditLog.query().where({ subject_type: 'user', subject_id: user.id }))
const found = (user: User) => asWorker(() => User.findOrFail(user.id))

// Each signs in once: who acts is not what these tests change.
const actors = new Map<Role, Promise<{ actor: User; client: Client }>>()
function actorOf(role: Role) {
  const signIn = async () => {
    const actor = await createUser({ role })
    return { actor, client: await Client.actingAs(actor) }
  }
  if (!actors.has(role)) actors.set(role, signIn())
  return actors.get(role)!
}

describe.each(Object.entries(ACTS))('%s', (_name, one) => {
  test('is for staff who may, on travellers, and is written down', async () => {
    for (const role of EVERYONE) {
      const user = await createUser()
      await one.before?.(user)
      const answer = await act((await actorOf(role)).client, one, user)
      expect([role, answer.status]).toEqual([role, one.by.includes(role) ? 302 : 403])

      const actions = (await logsOf(user)).map(({ action }) => action)
      expect([role, actions]).toEqual([role, one.by.includes(role) && one.writes ? [one.writes] : []])
    }
  })

  test('is not for travellers and managers', async () => {
    for (const role of ['member', 'manager'] as const) {
      const user = await createUser()
      await one.before?.(user)
      const answer = await act((await actorOf(role)).client, one, user)
      expect([role, answer.status]).toEqual([role, 403])
      expect(await logsOf(user)).toEqual([])
    }
  })

  test('is never done to oneself, and to colleagues by owners only', async () => {
    for (const role of EVERYONE) {
      const { actor, client } = await actorOf(role)
      const colleague = await createUser({ role: role === 'finance' ? 'owner' : 'finance' })
      await one.before?.(colleague)
      expect([role, (await act(client, one, actor)).status]).toEqual([role, 403])
      expect([role, (await act(client, one, colleague)).status]).toEqual([role, role === 'owner' ? 302 : 403])
    }
  })

  test('leaves who was anonymised alone, and does not know who does not exist', async () => {
    const user = await createUser()
    await one.before?.(user)
    await merge(user, erased())
    const { client } = await actorOf('owner')
    expect((await act(client, one, user)).status).toBe(403)
    const nobody = Object.assign(new User(), { publicId: randomUUID() })
    expect((await act(client, one, nobody)).status).toBe(404)
  })
})

describe('an account that staff act on', () => {
  const owner = async () => (await actorOf('owner')).client
  const submit = (client: Client, user: User, path: string, body = {}, method?: 'DELETE') =>
    client.submit(`/admin/users/${user.publicId}/${path}`, body, {
      method,
      from: `/admin/users/${user.publicId}/actions`,
    })

  test('changes once: the second time it is told so, and nothing is written down', async () => {
    const user = await createUser()
    await merge(user, { emailVerifiedAt: null })
    const client = await owner()
    expect((await submit(client, user, 'verifications')).flash!.notice.text).toBe('Email marked as verified.')
    for (const [path, method] of [['verifications'], ['researcher', 'DELETE'], ['block', 'DELETE']] as const) {
      const page = await submit(client, user, path, {}, method)
      expect([path, page.errors!.user]).toEqual([path, expect.stringMatching(/changed in the meantime/)])
    }
    expect(await logsOf(user)).toHaveLength(1)
  })

  test('is blocked with a reason only, at once, everywhere; and comes back', async () => {
    const user = await createUser()
    const theirs = await Client.actingAs(user)
    const client = await owner()
    for (const reason of ['', 'no', 'x'.repeat(501)]) {
      const page = await submit(client, user, 'block', { reason })
      expect(page.errors!.reason).toBeTruthy()
    }
    expect((await found(user)).blockedAt).toBeNull()

    const page = await submit(client, user, 'block', { reason: REASON })
    expect(page.props!.block).toMatchObject({ reason: REASON })
    expect(page.props!.user.status).toBe('blocked')
    expect((await theirs.get('/balance')).headers.get('location')).toBe('/login')
    const log = (await logsOf(user)).find(({ action }) => action === 'user.blocked')
    expect(log?.changes).toMatchObject({
      reason: REASON,
      blockedAt: [null, expect.stringMatching(/Z$/)],
    })

    await submit(client, user, 'block', {}, 'DELETE')
    expect((await (await Client.actingAs(user)).get('/balance')).status).toBe(200)
  })

  test('loses every second factor, and every session with it', async () => {
    const user = await createUser()
    await merge(user, {
      twoFactorSecretEncrypted: encrypt('ABCDEFGH', 'two_factor'),
      twoFactorConfirmedAt: DateTime.now(),
    })
    await asWorker(async () => {
      await queryRows("insert into recovery_codes (tenant_id, user_id, code_hash) values (?, ?, 'h')", [
        user.tenantId,
        user.id,
      ])
      await queryRows(
        "insert into passkeys (tenant_id, user_id, credential_id, public_key, name) values (?, ?, ?, 'k', 'Phone')",
        [user.tenantId, user.id, randomUUID()]
      )
    })
    const theirs = await Client.actingAs(user)
    const client = await owner()
    expect((await submit(client, user, 'two-factor', {}, 'DELETE')).errors!.reason).toBeTruthy()

    const page = await submit(client, user, 'two-factor', { reason: REASON }, 'DELETE')
    expect(page.props!.hasTwoFactor).toBe(false)
    expect((await theirs.get('/balance')).headers.get('location')).toBe('/login')
    const left = await asWorker(() =>
      queryRow<{ codes: number; keys: number }>(
        `select (select count(*)::int from recovery_codes where user_id = :id) as codes,
           (select count(*)::int from passkeys where user_id = :id) as keys`,
        { id: user.id }
      )
    )
    expect(left).toEqual({ codes: 0, keys: 0 })
    expect(JSON.stringify(await logsOf(user))).not.toContain('ABCDEFGH')
  })

  test('gets a role that its organisation has, and signs in anew with it', async () => {
    const tenant = await createTenant()
    const [member, traveller] = [await createUser({ tenantId: tenant.id }), await createUser()]
    const client = await owner()

    expect((await submit(client, member, 'roles', { role: 'agent' })).errors!.role).toMatch(/doesn’t have this role/)
    expect((await submit(client, traveller, 'roles', { role: 'manager' })).errors!.role).toMatch(
      /doesn’t have this role/
    )
    expect((await submit(client, traveller, 'roles', { role: 'god' })).errors!.role).toBeTruthy()
    expect([...(await logsOf(member)), ...(await logsOf(traveller))]).toEqual([])

    await submit(client, member, 'roles', { role: 'manager', tenantId: 1, isResearcher: true })
    const { role, tenantId, isResearcher } = await found(member)
    expect([role, tenantId, isResearcher]).toEqual(['manager', tenant.id, false])
    const theirs = await Client.actingAs(traveller)
    await submit(client, traveller, 'roles', { role: 'finance' })
    expect((await theirs.get('/balance')).headers.get('location')).toBe('/login')
    const moved = (await logsOf(traveller)).find((log) => log.action === 'user.role_changed')
    expect(moved?.changes.role).toEqual(['member', 'finance'])
  })

  test('is never the last owner: of two who demote each other at once, one stays', async () => {
    const [one, other] = [await createUser({ role: 'owner' }), await createUser({ role: 'owner' })]
    const clients = [await Client.actingAs(one), await Client.actingAs(other)]
    await Promise.all([
      clients[0].post(`/admin/users/${other.publicId}/roles`, { role: 'member' }),
      clients[1].post(`/admin/users/${one.publicId}/roles`, { role: 'member' }),
    ])
    const roles = [(await found(one)).role, (await found(other)).role]
    expect(roles.sort()).toEqual(['member', 'owner'])
  })

  test('is not changed when its change cannot be written down', async () => {
    const user = await createUser()
    const client = await owner()
    const failing = 'add constraint no_blocks check (action <> $$user.blocked$$) not valid'
    await asOwnerOfTables(`alter table audit_logs ${failing}`)
    const answer = await client.post(`/admin/users/${user.publicId}/block`, { reason: REASON })
    await asOwnerOfTables('alter table audit_logs drop constraint no_blocks')

    expect(answer.status).toBe(500)
    expect((await found(user)).blockedAt).toBeNull()
    expect(await logsOf(user)).toEqual([])
  })
})

async function asOwnerOfTables(sql: string) {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(sql)
  await client.end()
}

describe('what changed', () => {
  test('is told field by field, of secrets only that they did', () => {
    const at = DateTime.fromISO('2026-11-21T12:00:00.000Z')
    expect(
      changesOf(
        { role: 'member', blockedAt: null, iban: 'NL91', city: 'Gouda' },
        { role: 'agent', blockedAt: at, iban: 'NL20', city: 'Gouda' },
        ['role', 'blockedAt', 'city'],
        ['iban']
      )
    ).toEqual({
      role: ['member', 'agent'],
      blockedAt: [null, '2026-11-21T12:00:00.000Z'],
      iban: '[redacted]',
    })
    expect(changesOf({ iban: 'NL91' }, { iban: 'NL91' }, [], ['iban'])).toEqual({})
  })
})
