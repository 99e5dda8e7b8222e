import { createHash, randomUUID } from 'node:crypto'
import { read, utils } from '@e965/xlsx'
import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import AuditLog from '#app/platform/audit/audit_log'
import { newTotpSecret } from '#app/people/accounts/auth/totp'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { asWorker } from '#app/platform/shared/tenancy'
import { queryRow, queryRows } from '#tests/support/query_rows'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import type { Role } from '#app/platform/shared/isomorphic/role'
import type User from '#app/people/accounts/user'
import { USER_STATUSES, type UserStatus } from '#app/people/accounts/isomorphic/user_status'
import { createEmail } from '#tests/factories/emails'
import { createClaim, createPaidTraveller } from '#tests/factories/claims'
import { createTenant, createUser, erased } from '#tests/factories/users'
import { url } from '#tests/support/app'
import { Client } from '#tests/support/client'
import { statementsDuring } from '#tests/support/statements'

const staff = async (role: Role = 'agent') => Client.actingAs(await createUser({ role }))
const change = (user: User, values: Partial<User>) =>
  asWorker(async () => {
    await user.merge(values).save()
  })
const logsOf = (user: User) =>
  asWorker(() => AuditLog.query().where({ subject_type: 'user', subject_id: user.id }).orderBy('id'))
const word = () => `x${randomUUID().slice(0, 8)}`
const namesOn = (page: { props: Record<string, any> }) =>
  page.props.list.rows.map((user: { name: string }) => user.name)

describe('the list of users', () => {
  test('shows people of every organisation, with what staff need to tell them apart', async () => {
    const tenant = await createTenant()
    const lastName = word()
    await createUser({ lastName, firstName: 'Ada', role: 'manager', tenantId: tenant.id })
    await createUser({ lastName, firstName: 'Bea' })
    const page = await (await staff()).page(`/admin/users?q=${lastName}&sort=name`)

    expect(page.component).toBe('Admin/Users/Index')
    expect(page.props.list.rows).toMatchObject([
      { name: `Ada ${lastName}`, organisation: tenant.name, role: 'manager', status: 'active' },
      { name: `Bea ${lastName}`, role: 'member', lastSeenAt: null, isPremium: false },
    ])
    expect(JSON.stringify(page.props)).not.toContain('password')
  })

  test('leads straight to the only one who fits, by whatever one has of them', async () => {
    const client = await staff()
    const user = await createPaidTraveller({ lastName: `O'Neil ${word()}` })
    const claim = (await asWorker(() =>
      queryRow<{ reference: string }>('select reference from claims where user_id = ?', [user.id])
    ))!
    await (await Client.actingAs(user)).submit('/payouts', { amountCents: 12_08 }, { from: '/balance' })
    const payout = (await asWorker(() =>
      queryRow<{ reference: string }>('select reference from payouts where user_id = ?', [user.id])
    ))!

    for (const q of [
      user.lastName,
      user.fullName.toUpperCase(),
      user.email,
      user.publicId,
      claim.reference,
      payout.reference.toLowerCase(),
    ]) {
      const answer = await client.get(`/admin/users?q=${encodeURIComponent(q)}&role=member`)
      // The search is left behind, or the way back to the list would lead here again.
      expect([q, answer.headers.get('location')]).toEqual([q, `/admin/users/${user.publicId}?list%5Brole%5D=member`])
    }
  })

  test('finds everyone with a card that ends so, and people with those digits in their address', async () => {
    const digits = String(1_000 + Math.floor(Math.random() * 9_000))
    const lastName = word()
    const [holder, namesake] = [
      await createUser({ lastName }),
      await createUser({ lastName, email: `t${digits}@${randomUUID()}.test` }),
    ]
    await createCard(holder, digits)
    const answer = await (await staff()).get(`/admin/users?q=${digits}`)
    const ids = [...answer.body.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id)
    expect(ids).toEqual(expect.arrayContaining([holder.publicId, namesake.publicId]))
  })

  test('takes what is typed as it is: no wildcard, quote or null breaks it', async () => {
    const client = await staff()
    for (const q of ['%', '_%_', "'; drop table users; --", '\\', 'qx\0~x', 'é'.repeat(100)]) {
      const answer = await client.get(`/admin/users?q=${encodeURIComponent(q)}`)
      expect([q, answer.status]).toEqual([q, 200])
    }
  })

  test('is narrowed by organisation, role, status and premium, all at once', async () => {
    const tenant = await createTenant()
    const people = {} as Record<string, User>
    for (const name of ['plain', 'blocked', 'premium', 'manager']) {
      people[name] = await createUser({
        tenantId: tenant.id,
        firstName: name,
        role: name === 'manager' ? 'manager' : 'member',
      })
    }
    await change(people.blocked, { blockedAt: DateTime.now() })
    await change(people.premium, { premiumSince: DateTime.now() })
    const client = await staff()
    const named = async (query: string) =>
      (await client.page(`/admin/users?tenant=${tenant.slug}&sort=name&${query}`)).props.list.rows.map(
        (user: { name: string }) => user.name.split(' ')[0]
      )

    expect((await named('')).sort()).toEqual(['blocked', 'manager', 'plain', 'premium'])
    expect(await named('role=manager')).toEqual(['manager'])
    expect(await named('status=blocked')).toEqual(['blocked'])
    expect(await named('premium=yes')).toEqual(['premium'])
    expect((await named('premium=no&role=member')).sort()).toEqual(['blocked', 'plain'])
    expect(await named('view=blocked')).toEqual(['blocked'])
    expect(await named('view=premium&status=blocked')).toEqual([])
  })

  test('calls an account in SQL what the code calls it', async () => {
    const tenant = await createTenant()
    const instants = [null, DateTime.now()]
    const people: User[] = []
    for (const erasedAt of instants)
      for (const blockedAt of instants)
        for (const emailVerifiedAt of instants)
          for (const onboardedAt of instants) {
            const user = await createUser({ tenantId: tenant.id, emailVerifiedAt, onboardedAt })
            await change(user, { ...(erasedAt && erased()), blockedAt })
            people.push(user)
          }
    const found = await asWorker(() =>
      queryRows<{ id: number; status: UserStatus }>(
        'select id, account_status as status from users where tenant_id = ?',
        [tenant.id]
      )
    )
    const inSql = new Map(found.map(({ id, status }) => [id, status]))
    for (const user of people) expect(inSql.get(user.id)).toBe(user.status)
    expect(new Set(inSql.values())).toEqual(new Set(USER_STATUSES))
  })

  test('is ordered by name, by joining and by last visit, both ways', async () => {
    const tenant = await createTenant()
    const joined = DateTime.now().minus({ days: 10 })
    for (const [index, [lastName, seen]] of (
      [
        ['de Vries', 5],
        ['Bakker', null],
        ['aalders', 1],
      ] as const
    ).entries()) {
      const user = await createUser({ tenantId: tenant.id, lastName, firstName: 'A' })
      await change(user, {
        createdAt: joined.plus({ days: index }),
        lastSeenAt: seen === null ? null : joined.plus({ days: seen }),
      })
    }
    const client = await staff()
    const order = async (sort: string) => namesOn(await client.page(`/admin/users?tenant=${tenant.slug}&sort=${sort}`))

    expect(await order('name')).toEqual(['A aalders', 'A Bakker', 'A de Vries'])
    expect(await order('-name')).toEqual(['A de Vries', 'A Bakker', 'A aalders'])
    expect(await order('joined')).toEqual(['A de Vries', 'A Bakker', 'A aalders'])
    expect(await order('-joined')).toEqual(['A aalders', 'A Bakker', 'A de Vries'])
    expect(await order('seen')).toEqual(['A Bakker', 'A aalders', 'A de Vries'])
    expect(await order('-seen')).toEqual(['A de Vries', 'A aalders', 'A Bakker'])
  })

  test('counts its views and asks the database the same few things however long it is', async () => {
    const tenant = await createTenant()
    for (let i = 0; i < 3; i++) await createUser({ tenantId: tenant.id })
    const client = await staff()
    await client.page('/admin/users')
    const few = await statementsDuring(() => client.page(`/admin/users?tenant=${tenant.slug}`))
    for (let i = 0; i < 24; i++) await createUser({ tenantId: tenant.id })
    const many = await statementsDuring(() => client.page(`/admin/users?tenant=${tenant.slug}`))

    const { rows: shown, total, views } = many.answer.props.list
    expect(shown).toHaveLength(25)
    expect(total).toEqual({ count: 27, isExact: true })
    expect(views.find(({ name }: { name: string }) => name === 'all').count.count).toBeGreaterThanOrEqual(27)
    expect(many.statements.length).toBeLessThanOrEqual(few.statements.length)
    // The list itself, the views that are saved, and now and then the organisations to choose from.
    expect(many.statements.length, many.statements.join('\n')).toBeLessThanOrEqual(3)
  })

  test('can be taken along as CSV and Excel: the whole list, harmless, and written down', async () => {
    const tenant = await createTenant()
    for (const lastName of ['=1+1', '<b>&"', 'Ünlü']) await createUser({ tenantId: tenant.id, firstName: '', lastName })
    const owner = await createUser({ role: 'agent' })
    const client = await Client.actingAs(owner)
    const query = `tenant=${tenant.slug}&sort=name&role=member`

    const csv = await client.get(`/admin/users/export?${query}&format=csv`)
    expect(csv.headers.get('content-disposition')).toMatch(
      /^attachment; filename=fareback-users-all-\d{4}-\d\d-\d\d\.csv$/
    )
    const lines = csv.body.trim().split('\r\n')
    expect(lines[0]).toBe('Name;Email;Organisation;Role;Status;Premium;Joined;Last seen;Id')
    expect(lines.slice(4)).toEqual(['', `Filter;tenant=${tenant.slug} role=member sort=name`, 'Rows;3'])

    const file = await fetch(`${url}/admin/users/export?${query}&format=xlsx`, {
      headers: { cookie: [...client.cookies()].map((pair) => pair.join('=')).join('; ') },
    })
    const { users } = read(await file.arrayBuffer()).Sheets
    const names = utils.sheet_to_json<string[]>(users, { header: 1 }).flatMap(([name]) => name?.trim() ?? [])
    expect(names).toEqual(['Name', '<b>&"', '=1+1', 'Ünlü', 'Filter', 'Rows'])
    expect(users.A3.f).toBeUndefined()

    const logs = (await logsOf(owner)).filter(({ action }) => action === 'users.exported')
    expect(logs.map(({ action, changes }) => [action, changes.format, changes.rows])).toEqual([
      ['users.exported', 'csv', 3],
      ['users.exported', 'xlsx', 3],
    ])
  })

  test('and its pages are closed to travellers and managers', async () => {
    const other = await createUser()
    for (const role of ['member', 'manager'] as const) {
      const client = await staff(role)
      for (const path of [
        '/admin/users',
        '/admin/users/export?format=csv',
        `/admin/users/${other.publicId}`,
        `/admin/users/${other.publicId}/emails`,
      ]) {
        expect([role, path, (await client.get(path)).status]).toEqual([role, path, 403])
      }
    }
  })
})

describe('the page of a person', () => {
  test('loads a section when it is opened, and no other', async () => {
    const user = await createUser()
    const client = await staff()
    const own = {
      'user-info': ['info', 'facts'],
      actions: ['block', 'roles'],
      emails: ['mail', 'email', 'emailText'],
      'audit-logs': ['auditLogs', 'auditActions'],
      'ovcp-cards': ['cards'],
      balance: ['balance', 'corrections'],
      'balance-transactions': ['ledger'],
      payouts: ['payouts'],
      refunds: ['refunds'],
      transactions: ['taps'],
      batches: ['batches'],
    }
    for (const [section, props] of Object.entries(own)) {
      const page = await client.page(`/admin/users/${user.publicId}/${section}`)
      expect(page.props.section).toBe(section)
      const later = Object.values(page.deferredProps ?? {}).flat()
      for (const prop of Object.values(own).flat()) {
        const comes = prop in page.props || later.includes(prop)
        expect([section, prop, comes]).toEqual([section, prop, props.includes(prop)])
      }

      const partial = await client.get(`/admin/users/${user.publicId}/${section}`, {
        'x-inertia': 'true',
        'x-inertia-version': client.version,
        'x-inertia-partial-component': 'Admin/Users/Show',
        'x-inertia-partial-data': ['section', ...props].join(),
      })
      const answered = JSON.parse(partial.body).props
      expect(answered).toHaveProperty(props[0])
      expect(answered).not.toHaveProperty('neighbours')
      expect(answered).not.toHaveProperty('counts')
    }
    const plain = await client.page(`/admin/users/${user.publicId}`)
    expect(plain.props.section).toBe('user-info')
  })

  test('does not exist for who does not exist, nor for a section that does not', async () => {
    const user = await createUser()
    const client = await staff()
    for (const path of [randomUUID(), `${user.publicId}/secrets`, '1', `${user.publicId}/emails/1`])
      expect([path, (await client.get(`/admin/users/${path}`)).status]).toEqual([path, 404])
  })

  test('leads to the people before and after in the list one came from', async () => {
    const tenant = await createTenant()
    const people: User[] = []
    for (const lastName of ['Aa', 'Bb', 'Cc', 'Dd'])
      people.push(await createUser({ tenantId: tenant.id, lastName, firstName: 'A' }))
    await change(people[2], { blockedAt: DateTime.now() })
    const client = await staff()
    const around = async (index: number, sort: string) => {
      const query = `list[tenant]=${tenant.slug}&list[status]=active&list[sort]=${sort}`
      const page = await client.page(`/admin/users/${people[index].publicId}?${query}`)
      const { previous, next } = page.props.neighbours
      const lastName = (id: string) => people.find(({ publicId }) => publicId === id)?.lastName ?? null
      return [lastName(previous), lastName(next)]
    }

    expect(await around(1, 'name')).toEqual(['Aa', 'Dd'])
    expect(await around(1, '-name')).toEqual(['Dd', 'Aa'])
    expect(await around(0, 'joined')).toEqual([null, 'Bb'])
    expect(await around(3, 'seen')).toEqual(['Bb', null])
    expect(await around(2, 'name')).toEqual(['Bb', 'Dd'])
  })

  test('tells what is known, and nothing that opens something', async () => {
    const [user, referrer] = [await createUser(), await createUser({ firstName: 'Bringer' })]
    const authenticator = newTotpSecret()
    await createCard(user, '4321')
    await asWorker(async () => {
      await user
        .merge({
          ibanChangedAt: DateTime.now(),
          twoFactorSecretEncrypted: encrypt(authenticator, 'two_factor'),
          twoFactorConfirmedAt: DateTime.now(),
          referralCode: word(),
        })
        .save()
      await queryRows('insert into referrals (tenant_id, referrer_id, referred_id) values (?, ?, ?)', [
        user.tenantId,
        referrer.id,
        user.id,
      ])
      await queryRows("insert into recovery_codes (tenant_id, user_id, code_hash) values (?, ?, 'hash of a code')", [
        user.tenantId,
        user.id,
      ])
      await createSession(user, '203.0.113.77')
    })
    const client = await staff()
    const page = await client.page(`/admin/users/${user.publicId}`)
    expect(page.props).toMatchObject({ hasTwoFactor: true, user: { status: 'active' } })
    expect(page.props.info).toMatchObject({ ibanLast4: '4300', travelProduct: 'none' })
    expect(page.props.facts).toMatchObject({
      passkeys: 0,
      recoveryCodesLeft: 1,
      referredById: referrer.publicId,
      referredByName: 'Bringer Traveller',
    })
    expect(page.props.facts.sessions).toMatchObject([{ device: 'Firefox on Linux', network: '203.0.113.0/24' }])

    const cards = await client.page(`/admin/users/${user.publicId}/ovcp-cards`)
    expect(cards.props.cards).toMatchObject([{ kind: 'personal', last4: '4321', trips: 0 }])
    const all = JSON.stringify([page.props, cards.props])
    for (const secret of [
      authenticator,
      user.twoFactorSecretEncrypted!,
      'hash of',
      '203.0.113.77',
      'ABNA',
      user.password,
      user.ibanEncrypted!,
    ])
      expect(all).not.toContain(secret)
    expect(all).not.toMatch(/3528\d{12}/)
  })

  test('shows what they did and what was done to them and theirs, latest first', async () => {
    const user = await createUser()
    const claim = await createClaim(user)
    const agent = await createUser({ role: 'agent', firstName: 'Agnes', lastName: 'Agent' })
    const client = await Client.actingAs(agent)
    await client.submit(`/admin/claims/${claim.reference}/decisions`, { outcome: 'approved' })
    await client.submit(`/admin/users/${user.publicId}/block`, { reason: 'Lost their card' })
    await createClaim(await createUser())

    const logOf = (person: User, query = '') =>
      client.later(`/admin/users/${person.publicId}/audit-logs${query}`, 'Admin/Users/Show', [
        'auditLogs',
        'auditActions',
        'counts',
      ])
    const page = await logOf(user)
    const entries = page.props.auditLogs.entries
    expect(entries.map((entry: { action: string }) => entry.action)).toEqual([
      'user.blocked',
      'claim.approved',
      'claim.submitted',
      ...entries.slice(3).map((entry: { action: string }) => entry.action),
    ])
    expect(page.props.auditLogs.total).toBe(page.props.counts.auditLogs)
    expect(entries[0]).toMatchObject({
      actorName: 'Agnes Agent',
      isStaff: true,
      network: expect.stringMatching(/^10\.\d+\.\d+\.0\/24$/),
      requestId: expect.stringMatching(/.{8,}/),
    })
    expect(entries[2]).toMatchObject({ actorName: user.fullName, isStaff: false })
    expect(entries[0].changes).toEqual(
      expect.arrayContaining([
        { field: 'reason', before: null, after: 'Lost their card' },
        { field: 'blockedAt', before: null, after: expect.stringMatching(/^\d{4}-/) },
      ])
    )

    const filtered = await logOf(user, '?action=claim.approved')
    expect(filtered.props.auditLogs).toMatchObject({
      total: 1,
      entries: [{ action: 'claim.approved' }],
    })
    expect(filtered.props.auditActions).toEqual(page.props.auditActions)

    const ofAgent = await logOf(agent)
    expect(ofAgent.props.auditLogs.entries.map((entry: { action: string }) => entry.action)).toEqual([
      'user.blocked',
      'claim.approved',
      'user.signed_in',
    ])
  })

  test('shows every message, in a frame where nothing runs, and sends one again', async () => {
    const user = await createUser()
    const [first, second] = [await createEmail(user, 'First'), await createEmail(user, 'Second')]
    const client = await staff()
    const at = `/admin/users/${user.publicId}/emails`

    const page = await client.page(`${at}?email=${first.publicId}`)
    expect(page.props.mail.rows.map((email: { subject: string }) => email.subject)).toEqual(['Second', 'First'])
    expect(page.props).toMatchObject({ email: { subject: 'First' }, emailText: 'Text of First' })
    expect(page.props.mail.rows[0]).not.toHaveProperty('html')

    const frame = await client.get(`${at}/${first.publicId}`)
    expect(frame.body).toContain('<p style="color: red">First</p>')
    expect(frame.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'"
    )
    expect(frame.headers.get('x-frame-options')).toBe('SAMEORIGIN')

    const after = await client.submit(`${at}/${second.publicId}/resends`)
    expect(after.location).toBe(at)
    expect(after.props!.mail.rows[0]).toMatchObject({ subject: 'Second', isResend: true })

    // Someone else's message is not theirs.
    const other = await createUser()
    expect((await client.get(`/admin/users/${other.publicId}/emails/${first.publicId}`)).status).toBe(404)
    expect((await client.post(`/admin/users/${other.publicId}/emails/${first.publicId}/resends`)).status).toBe(404)
    expect((await client.get(`/admin/users/${other.publicId}/emails?email=${first.publicId}`)).status).toBe(404)
  })

  test('remembers when someone was last seen', async () => {
    const user = await createUser()
    await asWorker(() => createSession(user, '192.0.2.1'))
    const page = await (await staff()).page(`/admin/users/${user.publicId}`)
    expect(page.props.user.lastSeenAt).not.toBeNull()
  })
})

async function createCard(user: User, last4: string) {
  const number = `352802${createHash('sha256').update(user.publicId).digest('hex').replaceAll(/\D/g, '').slice(0, 6)}${last4}`
  return asWorker(() =>
    OvcpCard.create({
      tenantId: user.tenantId,
      userId: user.id,
      kind: 'personal',
      numberEncrypted: encrypt(number, 'card'),
      numberIndex: blindIndex(number),
      last4,
    })
  )
}

const createSession = (user: User, ip: string) =>
  queryRows(
    `insert into browser_sessions (tenant_id, user_id, device_hash, user_agent, ip, method)
     values (?, ?, 'hash of a device', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', ?, 'password')`,
    [user.tenantId, user.id, ip]
  )
