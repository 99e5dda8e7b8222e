import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTrips } from '#app/travel/trips/build_trips'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import { at, inferOperator } from '#tests/unit/trips/taps'

const HOUR_MS = 3_600_000
const START = at('2026-10-24 06:00')

const place = fc.constantFrom('Leiden Centraal', 'Den Haag HS', 'Haag HS (Den)', 'Den Haag, Spui', 'Station Zuid')
const amount = fc.constantFrom(null, null, 0, 4_90, 20_00, -10_00)

// Few minutes and few places, so that taps meet in every way; over the night the clock is put back.
const transactions = fc
  .array(
    fc.record({
      kind: fc.constantFrom('check_in', 'check_in', 'check_out', 'check_out', 'journey', 'correction_fee', 'top_up'),
      minute: fc.oneof(fc.nat(6), fc.nat(30 * 60), fc.nat(15 * 24 * 60)),
      stay: fc.nat(180),
      from: place,
      to: place,
      amountCents: amount,
      operatorName: fc.constantFrom(null, null, 'NS'),
      note: fc.constantFrom(null, null, null, 'CKOMISSING', 'corrected'),
    }),
    { maxLength: 40 }
  )
  .map((rows) =>
    rows.map((row, i): TravelTransaction => {
      const begin = START + row.minute * 60_000
      return {
        id: i + 1,
        format: null,
        kind: row.kind as TravelTransaction['kind'],
        at: begin,
        endAt: row.kind === 'journey' ? begin + row.stay * 60_000 : null,
        fromPlace: row.kind === 'correction_fee' || row.kind === 'top_up' ? null : row.from,
        toPlace: row.kind === 'check_out' || row.kind === 'journey' ? row.to : null,
        amountCents: row.amountCents,
        product: null,
        travelClass: null,
        operatorName: row.operatorName,
        transport: null,
        purpose: null,
        note: row.note,
        correctionFrom: null,
        correctionUntil: null,
        externalId: null,
        version: null,
      }
    })
  )

const knownUntil = fc.nat(16 * 24).map((hours) => START + hours * HOUR_MS)

const idsOf = (trip: TripDraft) =>
  [...new Set([trip.checkInTransactionId, trip.checkOutTransactionId, trip.feeTransactionId])].filter(
    (id) => id !== null
  )

function withoutIds({
  anchorTransactionId,
  checkInTransactionId,
  checkOutTransactionId,
  feeTransactionId,
  mergedTransactionIds,
  unclearTransactionIds,
  otherPostTransactionId,
  ...rest
}: TripDraft) {
  const has = [checkInTransactionId, checkOutTransactionId, feeTransactionId].map((id) => id !== null)
  return { ...rest, has, isNamedByCheckIn: anchorTransactionId === checkInTransactionId }
}

describe('rebuilding trips', () => {
  test('gives the same trips whatever the order of the rows and their ids', () => {
    fc.assert(
      fc.property(transactions, knownUntil, fc.infiniteStream(fc.nat()), (rows, until, dice) => {
        const shuffled = rows
          .map((row) => ({ row, die: dice.next().value }))
          .sort((a, b) => a.die - b.die)
          .map(({ row }, i) => ({ ...row, id: 1_000 - i }))

        const trips = buildTrips(rows, { knownUntil: until, inferOperator })
        const again = buildTrips(shuffled, { knownUntil: until, inferOperator })
        expect(again.map(withoutIds)).toEqual(trips.map(withoutIds))
      }),
      { numRuns: 500 }
    )
  })

  test('puts every tap in exactly one trip, but for double taps and earlier reports', () => {
    fc.assert(
      fc.property(transactions, knownUntil, (rows, until) => {
        const trips = buildTrips(rows, { knownUntil: until, inferOperator })
        const used = trips.flatMap(idsOf)
        expect(new Set(used).size).toBe(used.length)

        const isUsed = new Set(used)
        const left = rows.filter(({ kind, id }) => isTravel(kind) && !isUsed.has(id))
        for (const tap of left) {
          expect(tap.kind).toBe('check_in')
          expect(tap.amountCents || 0).toBe(0)
        }
        const explained = trips.flatMap(({ reasons }) => reasons).filter((reason) => reason.endsWith('_left_out'))
        expect(explained.length > 0).toBe(left.length > 0)
      }),
      { numRuns: 500 }
    )
  })

  test('never lets a trip end before it began, or last longer than six hours', () => {
    fc.assert(
      fc.property(transactions, knownUntil, (rows, until) => {
        for (const { checkedInAt, checkedOutAt } of buildTrips(rows, {
          knownUntil: until,
          inferOperator,
        })) {
          if (checkedInAt === null || checkedOutAt === null) continue
          expect(checkedOutAt - checkedInAt).toBeGreaterThanOrEqual(0)
          expect(checkedOutAt - checkedInAt).toBeLessThanOrEqual(6 * HOUR_MS)
        }
      })
    )
  })

  test('gives trips in order of time, each with a reason for its taps and for its operator', () => {
    fc.assert(
      fc.property(transactions, knownUntil, (rows, until) => {
        const trips = buildTrips(rows, { knownUntil: until, inferOperator })
        const times = trips.map((trip) => (trip.checkedInAt ?? trip.checkedOutAt)!)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
        for (const trip of trips) {
          expect(trip.reasons.filter((reason) => reason.startsWith('operator_'))).toHaveLength(1)
          expect(new Set(trip.reasons).size).toBe(trip.reasons.length)
        }
      })
    )
  })

  test('gives whoever is still travelling no fee to claim', () => {
    fc.assert(
      fc.property(transactions, knownUntil, (rows, until) => {
        for (const trip of buildTrips(rows, { knownUntil: until, inferOperator })) {
          if (trip.status === 'still_travelling') expect([trip.fareCents, trip.feeCents]).toEqual([null, null])
          if (trip.status === 'missing_check_out') expect(trip.fareCents).toBe(trip.feeCents)
        }
      })
    )
  })
})

const isTravel = (kind: string) => kind === 'check_in' || kind === 'check_out' || kind === 'journey'
