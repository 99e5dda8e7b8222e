import { describe, expect, test } from 'vitest'
import admin from '~lang/en/admin.json'
import trips from '~lang/en/trips.json'
import * as lists from '~/components/staff/labels'
import { FARE_SOURCES } from '../../../app/claims/claims/fare_source'
import { REJECTION_REASONS } from '../../../app/claims/claims/isomorphic/rejection_reason'
import { EMAIL_TOPICS } from '../../../app/messages/emails/topics'
import { CARD_KINDS } from '../../../app/travel/cards/isomorphic/card_kind'
import { TRANSACTION_KINDS } from '../../../app/travel/trips/isomorphic/transaction_kind'
import { MODES } from '../../../app/travel/operators/isomorphic/mode'
import { TRIP_REASONS } from '../../../app/travel/trips/trip_reason'
import { TRIP_STATUSES } from '../../../app/travel/trips/isomorphic/trip_status'
import { ROLES } from '../../../app/platform/shared/isomorphic/role'
import { TRAVEL_PRODUCTS } from '../../../app/people/accounts/isomorphic/travel_product'
import { USER_STATUSES } from '../../../app/people/accounts/isomorphic/user_status'

describe('the codes that the server sends', () => {
  test.each([
    ['cardKind', CARD_KINDS],
    ['emailTopic', EMAIL_TOPICS],
    ['fareSource', FARE_SOURCES],
    ['mode', MODES],
    ['rejectionReason', REJECTION_REASONS],
    ['role', ROLES],
    ['travelProduct', TRAVEL_PRODUCTS],
    ['tripStatus', TRIP_STATUSES],
    ['userStatus', USER_STATUSES],
  ] as const)('all have words: %s', (list, codes) => {
    expect(Object.keys(admin.codes[list])).toEqual(expect.arrayContaining([...codes]))
  })

  test('of trips all have words', () => {
    expect(Object.keys(trips.reasons)).toEqual(expect.arrayContaining([...TRIP_REASONS]))
    expect(Object.keys(trips.tapKinds)).toEqual(expect.arrayContaining([...TRANSACTION_KINDS]))
  })

  test('are the ones that can be chosen', () => {
    expect(lists.MODES).toEqual([...MODES])
    expect(lists.TRIP_STATUSES).toEqual([...TRIP_STATUSES])
    expect(lists.ROLES).toEqual([...ROLES])
    expect(lists.USER_STATUSES).toEqual([...USER_STATUSES])
    expect(lists.REJECTION_REASONS).toEqual([...REJECTION_REASONS])
  })
})
