import { describe, expect, test } from 'vitest'
import admin from '~lang/en/admin.json'
import * as lists from '~/components/staff/codes'
import { FARE_SOURCES } from '../../../app/claims/fare_source'
import { REJECTION_REASONS } from '../../../app/claims/rejection_reason'
import { TRANSACTION_KINDS } from '../../../app/transactions/transaction_kind'
import { MODES, TRIP_REASONS, TRIP_STATUSES } from '../../../app/trips/trip_draft'

describe('the codes that the server sends', () => {
  test.each([
    ['fareSource', FARE_SOURCES],
    ['mode', MODES],
    ['rejectionReason', REJECTION_REASONS],
    ['tapKind', TRANSACTION_KINDS],
    ['tripReason', TRIP_REASONS],
    ['tripStatus', TRIP_STATUSES],
  ] as const)('all have words: %s', (list, codes) => {
    expect(Object.keys(admin.codes[list])).toEqual(expect.arrayContaining([...codes]))
  })

  test('are the ones that can be chosen', () => {
    expect(lists.MODES).toEqual([...MODES])
    expect(lists.TRIP_STATUSES).toEqual([...TRIP_STATUSES])
    expect(lists.REJECTION_REASONS).toEqual([...REJECTION_REASONS])
  })
})
