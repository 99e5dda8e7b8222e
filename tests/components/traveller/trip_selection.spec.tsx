import { describe, expect, test } from 'vitest'
import {
  choose,
  chooseAll,
  swap,
  chosenTrips,
  isCapFull,
  needsDetails,
  totalOf,
} from '~/components/traveller/tripSelection'
import { aTrip, capOf } from './trips'

const ns = (tripId: string, left = 2) => aTrip({ tripId, cap: capOf(left), capKey: '1 2026-01-01' })
const htm = (tripId: string) => aTrip({ tripId, cap: capOf(2), capKey: '7 2026-07-01' })

describe('choosing trips to claim', () => {
  const trips = [ns('a'), ns('b'), ns('c'), htm('d'), aTrip({ tripId: 'e' })]

  test('stops at what the operator’s cap leaves', () => {
    const two = choose(trips[1], trips, choose(trips[0], trips, new Set()))
    expect(isCapFull(trips[2], trips, two)).toBe(true)
    expect([...choose(trips[2], trips, two)]).toEqual(['a', 'b'])
  })

  test('makes room again when one is taken away', () => {
    expect(isCapFull(trips[2], trips, new Set(['a']))).toBe(false)
  })

  test('never disables what is chosen already', () => {
    expect(isCapFull(trips[0], trips, new Set(['a', 'b']))).toBe(false)
  })

  test('counts per operator and period', () => {
    expect(isCapFull(trips[3], trips, new Set(['a', 'b']))).toBe(false)
  })

  test('swaps in a trip for the cheapest of its cap, and leaves those of others', () => {
    const worth = [500, 300, 400].map((netCents, nth) => ({ ...trips[nth], netCents }))
    const all = [...worth, trips[3]]
    expect([...swap(worth[2], all, new Set(['a', 'b', 'd']))].sort()).toEqual(['a', 'c', 'd'])
    expect([...swap(trips[3], all, new Set(['a', 'b']))].sort()).toEqual(['a', 'b', 'd'])
  })

  test('knows no limit where the operator has none', () => {
    expect(isCapFull(trips[4], trips, new Set(['a', 'b', 'd']))).toBe(false)
  })

  test('takes all it can, first come first', () => {
    expect([...chooseAll(trips)]).toEqual(['a', 'b', 'd', 'e'])
  })

  test('leaves out a trip that cannot be claimed', () => {
    const early = aTrip({ tripId: 'f', reason: 'tooEarly' })
    expect([...choose(early, [early], new Set())]).toEqual([])
  })

  test('lets go of a trip that another stop made impossible, and frees its turn', () => {
    const changed = [{ ...trips[0], reason: 'fareCoversCharge' as const }, trips[1], trips[2]]
    const chosen = new Set(['a', 'b'])
    expect(chosenTrips(changed, chosen).map((trip) => trip.tripId)).toEqual(['b'])
    expect(isCapFull(changed[2], changed, chosen)).toBe(false)
  })
})

describe('a trip that waits for a stop', () => {
  test('can be helped by naming one', () => {
    expect(needsDetails(aTrip({ reason: 'placeMissing', statedPlace: null }))).toBe(true)
    expect(needsDetails(aTrip({ reason: 'fareUnknown' }))).toBe(true)
  })

  test('cannot be helped when the operator has no turns left', () => {
    expect(needsDetails(aTrip({ reason: 'placeMissing', cap: capOf(0) }))).toBe(false)
  })

  test('cannot be helped when it is too late', () => {
    expect(needsDetails(aTrip({ reason: 'tooLate' }))).toBe(false)
  })
})

test('what is chosen adds up to the cent', () => {
  expect(totalOf([aTrip(), aTrip({ grossCents: 255, feeCents: 51, netCents: 204 })])).toEqual({
    grossCents: 1765,
    feeCents: 353,
    netCents: 1412,
  })
})
