import { beforeAll, expect, test } from 'vitest'
import { holdClaim } from '#app/claims/claims/actions/hold_claim'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { awaitsAnswer } from '#app/claims/claims/questions'
import { recordDecision } from '#app/claims/decisions/actions/record_decision'
import { counterpartyList } from '#app/travel/operators/counterparty_list'
import type Counterparty from '#app/travel/operators/counterparty'
import { asStaff, asWorker } from '#app/platform/shared/tenancy'
import Claim from '#app/claims/claims/claim'
import type User from '#app/people/accounts/user'
import { createClaims } from '#tests/factories/claims'
import { createOperator } from '#tests/factories/operators'
import { createUser } from '#tests/factories/users'
import { asOwner } from '#tests/support/owner'
import { queryRows } from '#tests/support/query_rows'

type Tally = { status: string; claims: number; cents: number }

let operator: Counterparty
let staff: User

beforeAll(async () => {
  operator = await createOperator()
  staff = await createUser({ role: 'agent' })
  const [held, approved, rejected, withdrawn] = await createClaims(await createUser(), 6, operator)
  await asStaff(async () => {
    await holdClaim(held, staff, { reason: 'question', note: 'Where was it?' })
    await recordDecision(approved, staff, { outcome: 'approved' })
    await recordDecision(rejected, staff, { outcome: 'rejected', reason: 'too_late' })
    await moveClaim(await Claim.lock(withdrawn.id), 'withdrawn', staff)
  })
})

const counted = () =>
  asStaff(() =>
    queryRows<Tally>(
      `select status, count(*)::int as claims, sum(gross_cents)::int as cents from claims where counterparty_id = ?
       group by status order by status`,
      [operator.id]
    )
  )

const tallied = () =>
  asStaff(() =>
    queryRows(
      `select status, sum(claims_count)::int as claims, sum(gross_cents)::int as cents from claim_tallies
       where counterparty_id = ? group by status having sum(claims_count) <> 0 order by status`,
      [operator.id]
    )
  )

const rowsOfTallies = () =>
  asStaff(() => queryRows('select status from claim_tallies where counterparty_id = ? order by status', [operator.id]))

const merge = () => asWorker(() => queryRows('select merge_claim_tallies()'))

test('the tallies are what the claims are, before they are merged and after, also by two at once', async () => {
  const before = await counted()
  expect(before).toHaveLength(5)
  expect(await tallied()).toEqual(before)
  expect((await rowsOfTallies()).length).toBeGreaterThan(before.length)

  await Promise.all([merge(), merge()])
  expect(await tallied()).toEqual(before)
  expect(await rowsOfTallies()).toEqual(before.map(({ status }) => ({ status })))
})

test('a claim of another amount or operator counts so', async () => {
  const other = await createOperator()
  const [moved, dearer] = await createClaims(await createUser(), 2, operator)
  await asOwner(async (owner) => {
    await owner.query('update claims set counterparty_id = $1 where id = $2', [other.id, moved.id])
    await owner.query('update claims set gross_cents = 900, net_cents = 900 - fee_cents where id = $1', [dearer.id])
  })
  expect(await tallied()).toEqual(await counted())
})

test('an operator waits with what awaits a decision, which is not what is on hold', async () => {
  await asStaff(async () => {
    const { rows } = await counterpartyList.page(await counterpartyList.parse({ q: operator.name }))
    const [{ claims, cents }] = await queryRows<Tally>(
      `select count(*)::int as claims, sum(gross_cents)::int as cents from claims where counterparty_id = ? and ${awaitsAnswer('claims')}`,
      [operator.id]
    )
    expect(rows).toMatchObject([{ waiting: claims, waitingCents: cents }])
    expect(claims).toBeGreaterThan(0)
  })
})
