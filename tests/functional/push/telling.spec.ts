import { DateTime } from 'luxon'
import { travelTo } from '#app/platform/shared/clock'
import { tellDecisions } from '#app/claims/decisions/actions/tell_decisions'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { disconnections, liveEvents, addToOutbox } from '#app/messages/live/outbox'
import { broadcastsSent } from '#app/messages/live/relay'
import { type Broadcast, broadcaster } from '#app/messages/live/broadcaster'
import type { Hint } from '#app/messages/live/isomorphic/events'
import { toTenant, toUser } from '#app/messages/live/channel_sequence'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { requestPayout } from '#app/money/payouts/actions/request_payout'
import { asStaff, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createClaim, createPaidTraveller } from '#tests/factories/claims'
import { createTenant, createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

let said: Broadcast[] = []
let hungUp: string[] = []
beforeEach(() => {
  said = []
  hungUp = []
  vi.spyOn(broadcaster, 'disconnect').mockImplementation(async (ids) => void hungUp.push(...ids))
  vi.spyOn(broadcaster, 'trigger').mockImplementation(async (events) => void said.push(...events))
})

const channelOf = (user: User) => `private-user.${user.publicId}`
const on = (channel: string) =>
  said.filter((one) => one.channel === channel).map((one) => ({ event: one.event, ...(one.data as Hint) }))

/** What was said while something was done, and nothing of what led to it. */
async function during(work: () => Promise<unknown>) {
  await broadcastsSent()
  said = []
  await work()
  await broadcastsSent()
}

const say = (user: User, ...keys: string[]) =>
  inTenant(user.tenantId, async () => {
    for (const key of keys) addToOutbox(liveEvents('ClaimMoved', key, toUser(user.id)))
  }).then(broadcastsSent)

describe('what moved is told', () => {
  test('after the commit, by its key, under the namespace of Echo', async () => {
    const user = await createUser()
    await inTenant(user.tenantId, async () => {
      addToOutbox(liveEvents('ClaimMoved', 'CLM-1', toUser(user.id)))
      await broadcastsSent()
      expect(on(channelOf(user))).toEqual([])
    })
    await broadcastsSent()
    expect(on(channelOf(user))).toEqual([{ event: 'App\\Events\\ClaimMoved', keys: ['CLM-1'], sequence: 1 }])
  })

  test('not at all when the change is rolled back', async () => {
    const user = await createUser()
    await inTenant(user.tenantId, async () => {
      addToOutbox(liveEvents('ClaimMoved', 'CLM-1', toUser(user.id)))
      throw new Error('no after all')
    }).catch(() => {})
    await broadcastsSent()
    expect(said).toEqual([])
  })

  test('not when the request that made it was refused', async () => {
    const user = await createPaidTraveller()
    const client = await Client.actingAs(user)
    await during(() => client.post('/payouts', { amountCents: 999_999_00 }))
    expect(on(channelOf(user))).toEqual([])
  })

  test('with a number that counts up on each channel by itself', async () => {
    const [one, other] = [await createUser(), await createUser()]
    await say(one, 'A')
    await say(other, 'B')
    await say(one, 'C')
    expect(on(channelOf(one)).map(({ sequence }) => sequence)).toEqual([1, 2])
    expect(on(channelOf(other)).map(({ sequence }) => sequence)).toEqual([1])
  })

  test('with no number given twice, however many at the same time', async () => {
    const user = await createUser()
    await Promise.all(Array.from({ length: 20 }, (_, index) => say(user, `CLM-${index}`)))
    await broadcastsSent()
    const numbers = on(channelOf(user)).map(({ sequence }) => sequence)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(new Set(on(channelOf(user)).flatMap(({ keys }) => keys)).size).toBe(20)
  })

  test('in one event for many at once, which names them up to a hundred', async () => {
    const user = await createUser()
    await say(user, 'A', 'B', 'A')
    await say(user, ...Array.from({ length: 101 }, (_, index) => `CLM-${index}`))
    expect(on(channelOf(user)).map(({ keys }) => keys)).toEqual([['A', 'B'], null])
  })

  test('to an organisation and to staff on their own channels', async () => {
    const tenant = await createTenant()
    await inTenant(tenant.id, async () => {
      addToOutbox(liveEvents('MembersChanged', null, toTenant(tenant.id), 'admin'))
    })
    await broadcastsSent()
    expect(said.map(({ channel }) => channel)).toEqual([`private-tenant.${tenant.slug}`, 'private-admin'])
  })

  test('to no one who is not there, and to the others all the same', async () => {
    const user = await createUser()
    await inTenant(user.tenantId, async () => {
      addToOutbox(liveEvents('ClaimMoved', 'CLM-1', toUser(0), toUser(user.id)))
    })
    await broadcastsSent()
    expect(said.map(({ channel }) => channel)).toEqual([channelOf(user)])
  })

  test('and what cannot be told does not undo the change', async () => {
    const user = await createUser()
    vi.mocked(broadcaster.trigger).mockRejectedValueOnce(new Error('no push server'))
    await inTenant(user.tenantId, async () => {
      await queryRows("update users set first_name = 'Kept' where id = ?", [user.id])
      addToOutbox(liveEvents('ClaimMoved', 'CLM-1', toUser(user.id)))
    })
    await broadcastsSent()
    await say(user, 'CLM-2')
    expect(on(channelOf(user)).map(({ keys }) => keys)).toEqual([['CLM-2']])
  })
})

describe('the tab that made a change', () => {
  test('is left out, by the socket it names', async () => {
    const user = await createPaidTraveller()
    const client = await Client.actingAs(user)
    await during(() => client.post('/payouts', { amountCents: 5_00 }, { 'x-socket-id': '123.456' }))
    const events = said.filter(({ channel }) => channel === channelOf(user))
    expect(events.map(({ event }) => event).sort()).toEqual(['App\\Events\\BalanceChanged', 'App\\Events\\PayoutMoved'])
    expect(new Set(events.map(({ socketId }) => socketId))).toEqual(new Set(['123.456']))
  })

  test('is not believed when what it names is no socket', async () => {
    const user = await createPaidTraveller()
    const client = await Client.actingAs(user)
    await during(() => client.post('/payouts', { amountCents: 5_00 }, { 'x-socket-id': 'private-admin' }))
    expect(said.length).toBeGreaterThan(0)
    expect(said.map(({ socketId }) => socketId).filter(Boolean)).toEqual([])
  })
})

describe('people are told', () => {
  test('of a decision on their claim, and staff of the claim', async () => {
    const user = await createUser()
    const claim = await createClaim(user)
    const staff = await createUser({ role: 'agent' })
    await during(async () => {
      await asStaff(() => moveClaim(claim, 'acknowledged', staff))
      await broadcastsSent()
      await asStaff(() => recordDecision(claim, staff, { outcome: 'approved' }))
      await broadcastsSent()
      await travelTo(DateTime.now().plus({ seconds: 12 }), () => tellDecisions(user.id))
    })
    expect(on(channelOf(user)).map(({ event }) => event)).toEqual([
      'App\\Events\\ClaimMoved',
      'App\\Events\\ClaimMoved',
      'App\\Events\\ClaimDecided',
    ])
    expect(on('private-admin').every(({ keys }) => keys!.includes(claim.reference))).toBe(true)
  })

  test('of their balance and payouts', async () => {
    const user = await createPaidTraveller()
    await during(() => inTenant(user.tenantId, () => requestPayout(user, 5_00)))
    expect(on(channelOf(user)).map(({ event }) => event)).toEqual([
      'App\\Events\\BalanceChanged',
      'App\\Events\\PayoutMoved',
    ])
  })

  test('that a browser was signed out', async () => {
    const user = await createUser()
    const [here, there] = [await Client.actingAs(user), await Client.actingAs(user)]
    const page = await here.page('/profile/security')
    const other = page.props.browsers.find((one: any) => !one.isCurrent)
    await during(() => here.delete(`/profile/browser-sessions/${other.id}`))
    expect(hungUp).toEqual([other.id])
    expect(on(channelOf(user))).toMatchObject([{ event: 'App\\Events\\SessionEnded', keys: [other.id] }])
    expect((await there.get('/profile')).headers.get('location')).toBe('/login')
  })

  test('and that browser is hung up on, though the news of it reached no one', async () => {
    const user = await createUser()
    vi.mocked(broadcaster.trigger).mockRejectedValue(new Error('no connection'))
    await inTenant(user.tenantId, async () => {
      addToOutbox(liveEvents('SessionEnded', 'a browser', toUser(user.id)))
      addToOutbox(disconnections(['a browser']))
    })
    await broadcastsSent()
    expect(hungUp).toEqual(['a browser'])
  })

  test('nothing but keys: no amount, name or place', async () => {
    const user = await createPaidTraveller()
    await during(() => inTenant(user.tenantId, () => requestPayout(user, 7_89)))
    for (const { data } of said) expect(Object.keys(data as object).sort()).toEqual(['keys', 'sequence'])
    expect(JSON.stringify(said)).not.toMatch(/\b789\b|7[.,]89|Traveller|NL91/)
  })
})
