import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from '~/i18n/today'
import { show } from './render'

function Today() {
  return <p>{useToday()}</p>
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-03T12:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a page that stays open overnight knows the day in the Netherlands', async () => {
  show(<Today />)
  expect(screen.getByText('2026-11-03')).toBeTruthy()

  await act(() => vi.advanceTimersByTimeAsync(11.5 * 60 * 60_000))
  expect(screen.getByText('2026-11-04')).toBeTruthy()
})
