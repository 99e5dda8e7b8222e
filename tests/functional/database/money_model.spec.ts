import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sealLedger } from '#app/money/ledger/actions/seal_ledger'
import { COST_KINDS } from '#app/money/matching/allocation_kind'
import { ledgerFaults } from '#tests/support/ledger'
import { MoneyWorld } from '#tests/support/money/world'
import { asOwner } from '#tests/support/owner'
import { isLong } from '#tests/support/long'

/** The short form is part of every run; `npm run test:money` plays thousands. */
const WORLDS = isLong ? 250 : 1
/** A world has claims for about so many. */
const SEQUENCES = 20

const PEOPLE = 3
const CLAIMS_EACH = 3

const cents = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 12_00 }) }
)
const nth = fc.nat({ max: 30 })
const crashes = fc.integer({ max: 4, min: 0 }).map((one) => one === 0)

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('receive' as const), nth, claim: nth, cents, crashes }) },
  fc.record({ kind: fc.constant('allocate' as const), nth, claim: nth, cents, crashes }),
  fc.record({ kind: fc.constant('undo' as const), nth, crashes }),
  fc.record({ kind: fc.constant('reclaim' as const), claim: nth, cents, crashes }),
  fc.record({ kind: fc.constant('request' as const), nth, cents, crashes }),
  fc.record({ kind: fc.constant('cancel' as const), nth, crashes }),
  fc.record({ kind: fc.constant('pay' as const), nth, crashes }),
  fc.record({ kind: fc.constant('comeBack' as const), nth, crashes }),
  fc.record({ kind: fc.constant('settleDebt' as const), nth, cents, crashes }),
  fc.record({ kind: fc.constant('writeOff' as const), nth, costKind: fc.constantFrom(null, ...COST_KINDS), crashes }),
  fc.record({ kind: fc.constant('correct' as const), nth, cents: fc.integer({ min: -60_00, max: 60_00 }), crashes }),
  fc.constant({ kind: 'seal' as const })
)

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** A line that is booked for the step stays in suspense when the step itself crashes or is refused. */
async function play(world: MoneyWorld, one: Step) {
  const newest = () => world.lineIds.length - 1
  const lines = world.lineIds.length
  const payouts = world.payouts.length
  switch (one.kind) {
    case 'receive': {
      await world.book(one.cents, false)
      const claim = one.claim % 4
      return world.allocate(newest(), claim, one.cents, one.crashes)
    }
    case 'allocate':
      return lines && world.allocate(one.nth % lines, one.claim % world.claimIds.length, one.cents, one.crashes)
    case 'undo':
      return world.undo(one.nth, one.crashes)
    case 'reclaim': {
      const claim = one.claim % world.claimIds.length
      await world.book(-one.cents, false)
      return world.reclaim(newest(), claim, one.crashes)
    }
    case 'request':
      return world.request(one.nth % PEOPLE, one.cents, one.crashes)
    case 'cancel':
      return payouts && world.cancel(one.nth % payouts, one.crashes)
    case 'pay': {
      if (!payouts) return
      const payout = one.nth % payouts
      await world.send(payout)
      await world.book(-world.payouts[payout].cents, one.crashes)
      return world.lineIds.length > lines && world.settle(newest(), payout, false)
    }
    case 'comeBack': {
      if (!payouts) return
      const payout = one.nth % payouts
      await world.book(world.payouts[payout].cents, false)
      return world.comeBack(newest(), payout, one.crashes)
    }
    case 'settleDebt':
      await world.book(one.cents, false)
      return world.settleDebt(newest(), one.nth % PEOPLE, one.crashes)
    case 'writeOff':
      return lines && world.writeOff(one.nth % lines, one.costKind, one.crashes)
    case 'correct':
      return one.cents !== 0 && world.correct(one.nth % PEOPLE, one.cents, one.crashes)
    case 'seal':
      return sealLedger()
  }
}

describe('the money', () => {
  test('is where the model says after any sequence of moves, whatever crashes between', async () => {
    for (let left = WORLDS; left > 0; left--) {
      if (left % 25 === 0) await asOwner((owner) => owner.query('analyze'))
      const world = await MoneyWorld.created(PEOPLE, CLAIMS_EACH)
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
          for (const one of steps) await play(world, one)
          const { real, expected } = await world.compared()
          expect(real).toEqual(expected)
        }),
        // The world goes on from one sequence to the next, so that a shorter one would be another story.
        { numRuns: SEQUENCES, endOnFailure: true }
      )
      expect(await ledgerFaults()).toEqual([])
    }
  }, 3_600_000)
})
