import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TransactionTime } from '~/components/TransactionTime'
import { showTraveller } from './traveller/show_traveller'

const MIDNIGHT = '2026-11-04T23:00:00.000Z'

test.for([
  ['refund', MIDNIGHT, '5 Nov 2026'],
  ['correction_fee', MIDNIGHT, '5 Nov 2026'],
  ['refund', '2026-11-05T10:15:00.000Z', '5 Nov 2026, 11:15'],
  // Somebody does check in at midnight.
  ['check_in', MIDNIGHT, '5 Nov 2026, 00:00'],
] as const)('a %s of %s reads %s', ([kind, at, shown]) => {
  showTraveller(<TransactionTime kind={kind} at={at} />)
  expect(screen.getByText(shown)).toBeTruthy()
})
