import router from '@adonisjs/core/services/router'
import { DateTime } from 'luxon'
import { beforeAll, describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { endExpiredImpersonations } from '#app/people/impersonation/actions/end_expired_impersonations'
import Impersonation from '#app/people/impersonation/impersonation'
import { asWorker, inTenant, makeReadOnly } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import type { Role } from '#app/platform/shared/isomorphic/role'
import User from '#app/people/accounts/user'
import { createPaidTraveller } from '#tests/factories/claims'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { changeSessionsOf } from '#tests/support/sessions'

const REASON = 'They asked why a claim is missing'

const start = (client: Client, user: User, reason = REASON) =>
  client.submit(`/admin/users/${user.publicId}/impersonations`, { reason })
const viewingsOf = (user: User) => asWorker(() => Impersonation.query().where('user_id', user.id).orderBy('id'))
const logsOf = async (user: User) =>
  (await asWorker(() => AuditLog.query().where({ subject_type: 'user', subject_id: user.id }).orderBy('id'))).filter(
    ({ action }) => action.startsWith('user.view_')
  )

async function viewer(user: User, role: Role = 'agent') {
  const staff = await createUser({ role, firstName: 'Agnes', lastName: 'Agent' })
  const client = await Client.actingAs(staff)
  const page = await start(client, user)
  return { staff, client, page }
}

describe('viewing the pages of a traveller', () => {
  test('shows them as that person sees them, under a banner with the way out', async () => {
    const user = await createPaidTraveller({ firstName: 'Sanne', lastName: 'de Vries' })
    const { staff, client, page } = await viewer(user)
    expect(page.component).toBe('User/Home/Show')

    const balance = await client.page('/balance')
    expect(balance.props).toMatchObject({
      balanceCents: 12_08,
      can: { workAsStaff: false },
      currentUser: { id: user.publicId, first_name: 'Sanne' },
      impersonation: { staffName: 'Agnes Agent', traveller: 'Sanne de Vries' },
    })
    const minutes = DateTime.fromISO(balance.props.impersonation.expiresAt).diffNow('minutes')
    expect(minutes.minutes).toBeGreaterThan(29)
    expect(minutes.minutes).toBeLessThanOrEqual(30)

    const back = await client.submit('/impersonation', {}, { method: 'DELETE' })
    expect(back.location).toBe(`/admin/users/${user.publicId}`)
    expect(back.props).toMatchObject({
      impersonation: null,
      currentUser: { id: staff.publicId },
    })
    expect(back.flash!.notice).toMatchObject({ text: 'You stopped viewing.' })
    expect((await client.page('/admin')).component).toBe('Admin/Index')
  })

  test('works for people of other organisations', async () => {
    const tenant = await createTenant()
    const user = await createUser({ tenantId: tenant.id, role: 'manager' })
    const { client } = await viewer(user)
    const page = await client.page('/claims')
    expect(page.props.currentUser.id).toBe(user.publicId)
  })

  test('is in the language of that person, for staff too', async () => {
    const user = await createUser()
    await asWorker(() => user.merge({ locale: 'nl' }).save())
    const { client } = await viewer(user)
    expect((await client.page('/balance')).props.locale).toBe('nl')
  })

  test('is written down at both ends, and told to that person with the reason', async () => {
    const user = await createUser()
    const { staff, client } = await viewer(user)
    await client.submit('/impersonation', {}, { method: 'DELETE' })

    const logs = await logsOf(user)
    expect(logs.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['user.view_started', staff.id],
      ['user.view_ended', staff.id],
    ])
    expect(logs[0].changes).toEqual({ reason: REASON })

    const profile = await (await Client.actingAs(user)).page('/profile/security')
    expect(profile.props.accountViews).toMatchObject([
      { staffName: 'Agnes Agent', reason: REASON, endedAt: expect.stringMatching(/^\d{4}/) },
    ])
    const stranger = await (await Client.actingAs(await createUser())).page('/profile/security')
    expect(stranger.props.accountViews).toEqual([])
  })

  test('wants a reason', async () => {
    const user = await createUser()
    const client = await Client.actingAs(await createUser({ role: 'agent' }))
    for (const reason of ['', 'why', 'x'.repeat(501)])
      expect((await start(client, user, reason)).errors!.reason).toBeTruthy()
    expect(await viewingsOf(user)).toEqual([])
  })

  test('is for staff, and never of staff, oneself or who was anonymised', async () => {
    const leaver = await createUser()
    await asWorker(() => leaver.merge(erased()).save())
    const colleague = await createUser({ role: 'finance' })
    for (const role of ['agent', 'finance', 'owner', 'member', 'manager'] as const) {
      const actor = await createUser({ role })
      const client = await Client.actingAs(actor)
      const traveller = await createUser()
      const ask = async (user: User) =>
        (await client.post(`/admin/users/${user.publicId}/impersonations`, { reason: REASON })).status
      for (const user of [actor, colleague, leaver])
        expect([role, user.role, await ask(user)]).toEqual([role, user.role, 403])
      expect([role, await ask(traveller)]).toEqual([role, actor.isStaff ? 302 : 403])
    }
  })

  test('ends by itself after half an hour, with a word about it', async () => {
    const user = await createUser()
    const { client } = await viewer(user)
    await asWorker(() =>
      queryRows(
        "update impersonations set started_at = started_at - interval '31 minutes', expires_at = expires_at - interval '31 minutes' where user_id = ?",
        [user.id]
      )
    )
    const answer = await client.get('/balance')
    expect(answer.headers.get('location')).toBe(`/admin/users/${user.publicId}`)
    const page = await client.page(`/admin/users/${user.publicId}`)
    expect(page.flash.notice.text).toMatch(/30 minutes of viewing are over/)
    const [viewing] = await viewingsOf(user)
    expect(viewing.endedAt!.toMillis()).toBe(viewing.expiresAt.toMillis())
    expect((await logsOf(user)).map(({ action }) => action)).toEqual(['user.view_started', 'user.view_ended'])
  })

  test('that was walked away from is closed by the daily upkeep', async () => {
    const user = await createUser()
    await viewer(user)
    await asWorker(() =>
      queryRows(
        "update impersonations set started_at = started_at - interval '1 day', expires_at = expires_at - interval '1 day' where user_id = ?",
        [user.id]
      )
    )
    await endExpiredImpersonations()
    await endExpiredImpersonations()
    const [viewing] = await viewingsOf(user)
    expect(viewing.endedAt!.toMillis()).toBe(viewing.expiresAt.toMillis())
    expect(await logsOf(user)).toHaveLength(2)
  })

  test('ends with the role, the account or the sessions of the staff member', async () => {
    const lose: Record<string, (staff: User, user: User) => Promise<unknown>> = {
      'their role': (staff) => staff.merge({ role: 'member' }).save(),
      'their account': (staff) => staff.merge({ blockedAt: DateTime.now() }).save(),
      'whose it is': (_staff, user) => user.merge({ role: 'agent' }).save(),
      'who it was': (_staff, user) => user.merge(erased()).save(),
    }
    for (const [what, change] of Object.entries(lose)) {
      const user = await createPaidTraveller()
      const { staff, client } = await viewer(user)
      await asWorker(() => change(staff, user))
      const answer = await client.get('/balance', { accept: 'text/html' })
      expect([what, answer.body.includes(user.email)]).toEqual([what, false])
    }
  })

  test('is of one person at a time: the next one ends the one before', async () => {
    const [first, second] = [await createUser(), await createUser()]
    const staff = await createUser({ role: 'agent' })
    const [here, there] = [await Client.actingAs(staff), await Client.actingAs(staff)]
    await start(here, first)
    await start(there, second)

    expect((await there.page('/balance')).props.currentUser.id).toBe(second.publicId)
    expect((await here.get('/balance')).headers.get('location')).toBe(`/admin/users/${first.publicId}`)
    expect((await viewingsOf(first))[0].endedAt).not.toBeNull()
    expect((await viewingsOf(second))[0].endedAt).toBeNull()
  })

  test('cannot be taken along in a cookie of someone else', async () => {
    const user = await createPaidTraveller()
    const { client } = await viewer(user)
    await client.get('/balance')
    const [viewing] = await viewingsOf(user)
    const other = await createUser({ role: 'agent' })
    const otherClient = await Client.actingAs(other)
    await changeSessionsOf(other, "jsonb_set(data::jsonb, '{message,impersonation}', to_jsonb($2::text))::text", [
      viewing.publicId,
    ])
    const page = await otherClient.page('/balance')
    expect(page.props.currentUser.id).toBe(other.publicId)
    expect(page.props.impersonation).toBeNull()
  })
})

describe('while viewing', () => {
  const named = Object.values(router.toJSON())
    .flat()
    .filter((route) => route.name)
  let client: Client
  let user: User
  let other: User

  beforeAll(async () => {
    user = await createPaidTraveller()
    other = await createUser()
    ;({ client } = await viewer(user, 'owner'))
  })

  const addressOf = (pattern: string) =>
    pattern
      .replace(':section', 'emails')
      .replace(':year', '2026')
      .replace(':month', '2026-10-31')
      .replace(':file', 'letter')
      .replace(/(rules|concessions|allocations)\/:\w+/, '$1/1')
      .replaceAll(/:\w+/g, () => other.publicId)

  test('no route changes anything', async () => {
    const before = await counts()
    for (const route of named) {
      for (const method of route.methods.filter((one) => one !== 'GET' && one !== 'HEAD')) {
        if (route.name === 'impersonation.destroy') continue
        const path = addressOf(route.pattern)
        const answer = await (method === 'DELETE' ? client.delete(path) : client.post(path))
        expect([route.name, method, answer.status]).toEqual([route.name, method, 403])
      }
      if (route.methods.includes('GET')) {
        const { status } = await client.get(addressOf(route.pattern))
        expect([route.name, status < 500]).toEqual([route.name, true])
      }
    }
    expect(await counts()).toEqual(before)
  })

  test('a refused change says in words why', async () => {
    const page = await client.submit('/payouts', { amountCents: 12_08 }, { from: '/balance' })
    expect([page.status, page.component]).toEqual([403, 'Errors/Show'])
    expect(page.props).toMatchObject({ impersonation: { traveller: user.fullName } })
  })

  test('nothing of the staff pages is to be seen, and no other viewing can start', async () => {
    for (const { pattern, methods } of named.filter(({ name }) => name!.startsWith('admin.'))) {
      const path = addressOf(pattern)
      const { status } = methods.includes('GET')
        ? await client.get(path)
        : await (methods.includes('DELETE') ? client.delete(path) : client.post(path))
      expect([pattern, status]).toEqual([pattern, 403])
    }
  })

  test('what is theirs alone is not shown', async () => {
    const alone = /sessions|recovery|two.?factor|passkey|export|download|data/
    for (const { pattern } of named.filter(
      ({ methods, name }) => methods.includes('GET') && alone.test(name!) && !/^admin\./.test(name!)
    )) {
      expect([pattern, (await client.get(addressOf(pattern))).status]).not.toEqual([pattern, 200])
    }
    await asWorker(() =>
      queryRows(
        "insert into browser_sessions (tenant_id, user_id, device_hash, user_agent, ip, method) values (?, ?, 'h', 'Firefox', '192.0.2.7', 'password')",
        [user.tenantId, user.id]
      )
    )
    const seen = () =>
      queryRow<{ sessions: number; trips: number }>(
        'select (select count(*)::int from browser_sessions where user_id = :id) as sessions, (select count(*)::int from trips where user_id = :id) as trips',
        { id: user.id }
      )
    await inTenant(user.tenantId, async () => {
      expect((await seen())!.sessions).toBe(1)
      await makeReadOnly(user)
      expect(await seen()).toEqual({ sessions: 0, trips: 3 })
    })
  })

  test('the database refuses what the pages would still write, in a scope of their own too', async () => {
    const write = () => User.query().where('id', user.id).update({ city: 'Changed' })
    for (const attempt of [write, () => asWorker(write), () => inTenant(user.tenantId, write)]) {
      const attempted = inTenant(user.tenantId, async () => {
        await makeReadOnly(user)
        await attempt()
      })
      await expect(attempted).rejects.toThrow(/read-only transaction/)
    }
  })

  test('the traveller goes on as ever', async () => {
    const theirs = await Client.actingAs(user)
    const page = await theirs.submit('/payouts', { amountCents: 5_00 }, { from: '/balance' })
    expect(page.props).toMatchObject({ impersonation: null, balanceCents: 7_08 })
  })
})

/** How many rows there are in every table, less those of the site's own work. */
async function counts() {
  const tables = await queryRows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and table_name not in ('sessions', 'rate_limits') order by 1`
  )
  const found = await asWorker(() =>
    queryRow<Record<string, number>>(
      `select ${tables.map(({ name }) => `(select count(*)::int from ${name}) as ${name}`).join(', ')}`
    )
  )
  return found!
}
