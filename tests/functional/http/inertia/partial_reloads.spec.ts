import { describe, expect, test } from 'vitest'
import { audit } from '#app/platform/audit/audit'
import { asWorker } from '#app/platform/shared/tenancy'
import { endBrowserSessions } from '#app/people/accounts/auth/actions/end_browser_sessions'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'
import { browser, pageOf, send, visit } from '#tests/support/visits'

const ALWAYS = ['confirmWith', 'currentUser', 'errors', 'impersonation', 'supportChat']

/** The props of a partial reload; those that every answer carries left out. */
async function reload(wanted: { only?: string; except?: string; reset?: string; of?: string }) {
  const page = pageOf(
    await visit(await browser(), '/protocol/page', {
      'x-inertia-partial-component': wanted.of ?? 'Public/Goodbye',
      ...(wanted.only ? { 'x-inertia-partial-data': wanted.only } : {}),
      ...(wanted.except ? { 'x-inertia-partial-except': wanted.except } : {}),
      ...(wanted.reset ? { 'x-inertia-reset': wanted.reset } : {}),
    })
  )
  const own = Object.entries(page.props).filter(([name]) => !ALWAYS.includes(name))
  return { ...page, own: Object.fromEntries(own) }
}

describe('a partial reload', () => {
  test('brings what it asks for, and the errors', async () => {
    const { own, props } = await reload({ only: 'plain,lazy' })
    expect(own).toEqual({ plain: 'plain', lazy: 'lazy' })
    expect(props.errors).toEqual({})
  })

  test('brings what comes later and what comes only when asked for', async () => {
    const page = await reload({ only: 'heavy,optional' })
    expect(page.own).toEqual({ heavy: 'heavy', optional: 'optional' })
    expect(page.deferredProps).toEqual({})
  })

  test('leaves out what it does not want', async () => {
    const { own } = await reload({ except: 'plain' })
    expect(own).not.toHaveProperty('plain')
    expect(own).toHaveProperty('lazy')
  })

  test('leaves out rather than brings what it names both ways', async () => {
    expect((await reload({ only: 'plain,lazy', except: 'plain' })).own).toEqual({ lazy: 'lazy' })
  })

  test('can ask for a part of a prop by its path', async () => {
    const { own } = await reload({ only: 'person.name,person.home.city' })
    expect(own).toEqual({ person: { name: 'Sanne', home: { city: 'Utrecht' } } })
  })

  test('can leave out a part of a prop by its path', async () => {
    const { own } = await reload({ only: 'person', except: 'person.email,person.home.zip' })
    expect(own).toEqual({ person: { name: 'Sanne', home: { city: 'Utrecht' } } })
  })

  test('brings nothing for a path that leads nowhere', async () => {
    expect((await reload({ only: 'person.shoes,plain.length' })).own).toEqual({
      person: {},
      plain: {},
    })
  })

  test('of another page is a whole visit', async () => {
    const { own } = await reload({ only: 'plain', of: 'Public/Welcome' })
    expect(own).toHaveProperty('lazy')
  })

  test('merges what is merged, unless it is reset', async () => {
    const merged = await reload({ only: 'rows,tree' })
    expect(merged).toMatchObject({
      mergeProps: ['rows'],
      deepMergeProps: ['tree'],
      matchPropsOn: ['rows.id'],
    })

    const reset = await reload({ only: 'rows,tree', reset: 'rows,tree' })
    expect(reset).toMatchObject({ mergeProps: [], deepMergeProps: [], matchPropsOn: [] })
    expect(reset.own.rows).toEqual([{ id: 1 }])
  })

  test('means nothing without the marker of Inertia', async () => {
    const answer = await new Client().get('/protocol/page', {
      'x-inertia-partial-component': 'Public/Welcome',
      'x-inertia-partial-data': 'plain',
    })
    expect(answer.body).toContain('"lazy"')
  })
})

describe('the log of a person', () => {
  test('comes once the page stands, and older entries join those that are shown', async () => {
    const user = await createUser()
    await asWorker(async () => {
      for (let count = 0; count < 27; count++) await audit('user.updated', user.subject, user, {})
    })
    const client = await browser(await Client.actingAs(await createUser({ role: 'agent' })))
    const address = `/admin/users/${user.publicId}/audit-logs`

    const first = pageOf(await visit(client, address))
    expect(first.deferredProps).toEqual({ counts: ['counts'], log: ['auditLogs'] })
    expect(first.props).not.toHaveProperty('auditLogs')

    const wanted = {
      'x-inertia-partial-component': 'Admin/Users/Show',
      'x-inertia-partial-data': 'auditLogs',
    }
    const [newest, older] = [
      pageOf(await visit(client, address, wanted)),
      pageOf(await visit(client, `${address}?page=2`, wanted)),
    ]
    expect(newest).toMatchObject({
      deepMergeProps: ['auditLogs'],
      matchPropsOn: ['auditLogs.entries.id'],
    })
    const ids = (page: any): number[] => page.props.auditLogs.entries.map((one: any) => one.id)
    expect(ids(newest)).toHaveLength(25)
    expect(Math.max(...ids(older))).toBeLessThan(Math.min(...ids(newest)))
  })
})

describe('what a page asks for by itself, while its person does something', () => {
  const part = {
    'x-inertia-partial-component': 'User/Balance/Show',
    'x-inertia-partial-data': 'lines',
  }

  test.each([
    ['a part of it', part],
    ['a page in advance', { purpose: 'prefetch' }],
  ])('%s leaves their notice and their session alone', async (_, headers) => {
    const client = await browser(await Client.actingAs(await createUser()))
    await send(client, 'PUT', '/profile/bank-account', {
      iban: 'NL20INGB0001234567',
      holder: 'T. T',
    })
    const byItself = await visit(client, '/balance', headers)
    expect(pageOf(byItself).flash.notice).toBeUndefined()
    expect(byItself.headers.getSetCookie().filter((one) => one.startsWith('fareback='))).toEqual([])

    expect(pageOf(await visit(client, '/balance')).flash.notice).toMatchObject({ kind: 'success' })
    expect(pageOf(await visit(client, '/balance')).flash.notice).toBeUndefined()
  })

  test.each([
    ['a part of it', part],
    ['a page in advance', { purpose: 'prefetch' }],
    ['whether it is still signed in', { accept: 'application/json' }],
  ])('%s leads nobody away who was signed out meanwhile', async (what, headers) => {
    const user = await createUser()
    const client = await browser(await Client.actingAs(user))
    await asWorker(() => endBrowserSessions(user, 'revoked'))

    const path = what === 'whether it is still signed in' ? '/browser-session' : '/balance'
    const answer = await visit(client, path, headers)
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie().filter((one) => one.startsWith('fareback='))).toEqual([])

    // Their own next step leads them to the sign-in page, which says why.
    const page = await client.page('/login')
    expect(page.flash.notice.text).toMatch(/logged out of this browser/)
  })

  test('an empty answer leads back also when it is asked for as a visit', async () => {
    const client = await browser(await Client.actingAs(await createUser()))
    const answer = await visit(client, '/browser-session')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
