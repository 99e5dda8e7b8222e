import { DateTime } from 'luxon'
import { describe, expect, test } from 'vitest'
import { confirmSubmission } from '#app/claims/claims/actions/confirm_submission'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { CLAIM_GROUPS, groupOf, groupSql } from '#app/claims/claims/claim_group'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { homeOf } from '#app/web/home/home'
import { travelTo } from '#app/platform/shared/clock'
import { asStaff, asWorker, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '#tests/support/query_rows'
import type User from '#app/people/accounts/user'
import { createClaim, createGuidedClaim, createReadyClaim } from '#tests/factories/claims'
import { createUser } from '#tests/factories/users'
import { Client } from '#tests/support/client'

const at = (time: string) => DateTime.fromISO(time, { zone: 'Europe/Amsterdam' })

/** One that is ready, one on hold before it left, one with the operator and one that was withdrawn. */
async function someone() {
  const user = await createUser()
  const staff = await createUser({ role: 'agent' })
  // First, so that it leaves the others their turn of the cap.
  const withdrawn = await createClaim(user)
  await inTenant(user.tenantId, () => moveClaim(withdrawn, 'withdrawn', user))
  const ready = await createReadyClaim(user)
  const held = await createReadyClaim(user)
  await asStaff(() => holdClaim(held, staff, { reason: 'stop_unclear', note: 'Which stop?' }))
  const sent = await createClaim(user)
  return { user, client: await Client.actingAs(user), ready, held, sent, withdrawn }
}

const shown = async (client: Client, search = '') => {
  const { props } = await client.page(`/claims${search}`)
  return props.claims.map(({ reference, group }: Record<string, string>) => [reference, group])
}

describe('the claims of a traveller', () => {
  test('come in three groups, what has to be submitted first', { tags: ['long'] }, async () => {
    const { client, ready, held, sent, withdrawn } = await someone()
    expect(await shown(client)).toEqual([
      [held.reference, 'to_submit'],
      [ready.reference, 'to_submit'],
      [sent.reference, 'waiting'],
      [withdrawn.reference, 'done'],
    ])
    const { totals } = (await client.page('/claims')).props
    expect(totals).toMatchObject({ ready: 2, groups: { to_submit: 2, waiting: 1, done: 1 } })
    expect(await shown(client, '?group=done')).toEqual([[withdrawn.reference, 'done']])
    // What is no group shows them all.
    expect(await shown(client, '?group=everything')).toHaveLength(4)
  })

  test('are found by number, operator and stop, and only one’s own', async () => {
    const { client, sent } = await someone()
    const other = await someone()
    expect(await shown(client, `?q=${sent.reference.toLowerCase()}`)).toHaveLength(1)
    expect(await shown(client, '?q=leiden')).toHaveLength(4)
    expect(await shown(client, `?q=${other.sent.reference}`)).toEqual([])
    // No sign of a pattern is one.
    for (const q of ['%', '_', '\\', "'", '%25', '['.repeat(30)]) {
      expect(await shown(client, `?q=${encodeURIComponent(q)}`)).toEqual([])
    }
    expect(await shown(client, `?q=${'a'.repeat(200)}`)).toHaveLength(4)
  })

  test('are grouped alike by the database and the program', async () => {
    const claims = await asWorker(() => Claim.query().limit(500))
    const rows = await asWorker(() =>
      queryRows<{ id: number; grouped: string }>(`select id, ${groupSql('claims')} as grouped from claims`)
    )
    const byId = new Map(rows.map(({ id, grouped }) => [Number(id), grouped]))
    expect(claims.length).toBeGreaterThan(3)
    for (const claim of claims) expect(byId.get(claim.id)).toBe(groupOf(claim))
    expect(CLAIM_GROUPS).toEqual(['to_submit', 'waiting', 'done'])
  })
})

describe('when a claim goes out', () => {
  const goingOut = async (user: User) => (await inTenant(user.tenantId, () => homeOf(user))).goingOut

  test.each([
    ['on a working day before two', '2026-11-24T11:00', '2026-11-24'],
    ['after two', '2026-11-24T14:30', '2026-11-25'],
    ['on a Friday afternoon', '2026-11-27T16:00', '2026-11-30'],
    ['before Christmas', '2026-12-24T15:00', '2026-12-28'],
  ])('%s is said by its day', async (_, now, day) => {
    const user = await createUser()
    await createReadyClaim(user)
    await travelTo(at(now), async () => {
      expect(await goingOut(user)).toEqual([{ operator: 'NS', count: 1, netCents: 12_08, on: day }])
    })
  })

  test(
    'is on its page as well, and nothing is said of one that its traveller submits or that left',
    { tags: ['long'] },
    async () => {
      const { client, ready, sent, held } = await someone()
      const letterOn = async (claim: Claim) => (await client.page(`/claims/${claim.reference}`)).props.letterOn
      expect(await letterOn(ready)).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(await letterOn(sent)).toBeNull()
      expect(await letterOn(held)).toBeNull()

      const user = await createUser()
      const guided = await createGuidedClaim(user)
      expect(await goingOut(user)).toEqual([])
      await inTenant(user.tenantId, () => confirmSubmission(guided, user))
      expect(await goingOut(user)).toEqual([])
    }
  )

  test('is not promised without a mandate', async () => {
    const user = await createUser()
    await createReadyClaim(user)
    await asWorker(() => queryRows('update users set mandate_signed_at = null where id = ?', [user.id]))
    expect(await goingOut(user)).toEqual([])
  })

  test('an approved claim is no longer going out', async () => {
    const [user, staff] = [await createUser(), await createUser({ role: 'agent' })]
    const claim = await createClaim(user)
    await asStaff(() => recordDecision(claim, staff, { outcome: 'approved' }))
    expect(await goingOut(user)).toEqual([])
  })
})
