import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { TripChoice } from '~/pages/User/Claims/Create/Batch/Index/TripChoice'
import { showTraveller } from './show_traveller'
import { aTrip, capOf } from './trips'

const PLACES = ['Den Haag Centraal', 'Den Haag HS', 'Utrecht Centraal']

function showTrip(trip: ClaimableTrip, told: Partial<Choice> = {}) {
  const choice: Choice = {
    chosen: new Set(),
    selected: [],
    isFull: () => false,
    toggle: vi.fn(),
    all: vi.fn(),
    none: vi.fn(),
    nameStop: vi.fn(),
    recalculating: null,
    ...told,
  }
  showTraveller(<TripChoice trip={trip} choice={choice} places={PLACES} />)
  return choice
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('a trip that can be claimed', () => {
  test('tells what happened, what it brings and until when', () => {
    showTrip(aTrip({ cap: capOf(2), capKey: '1' }))
    expect(
      screen.getByRole('heading', {
        name: 'You checked in at Leiden Centraal and didn’t check out.',
      })
    ).toBeTruthy()
    expect(screen.getByText('€12.08')).toBeTruthy()
    expect(screen.getByText('Claim by 18 January 2027')).toBeTruthy()
    expect(screen.getByText('NS: 2 of 3 left until 31 December 2026')).toBeTruthy()
  })

  test('is chosen by its box', async () => {
    const trip = aTrip()
    const { toggle } = showTrip(trip)
    await userEvent.click(box())
    expect(toggle).toHaveBeenCalledWith(trip)
  })

  test('warns when the operator need not pay', () => {
    showTrip(aTrip({ kind: 'same_station', missedTap: null, goodwill: true }))
    expect(
      screen.getByText('The operator doesn’t have to pay this, but often does if you ask.')
    ).toBeTruthy()
  })

  test('asks again when another stop is chosen, and not when it is the same one', async () => {
    const trip = aTrip()
    const { nameStop } = showTrip(trip)
    const stop = screen.getByRole('combobox', { name: 'Where did you get off?' })
    await userEvent.click(stop)
    await userEvent.tab()
    expect(nameStop).not.toHaveBeenCalled()

    await userEvent.clear(stop)
    await userEvent.type(stop, 'Utrecht Centraal{Enter}')
    expect(nameStop).toHaveBeenCalledWith(trip, 'Utrecht Centraal')
  })
})

describe('a trip that cannot be chosen', () => {
  test('says that the cap is used by others', () => {
    showTrip(aTrip({ cap: capOf(1), capKey: '1' }), { isFull: () => true })
    expect(box().disabled).toBe(true)
    const why =
      'You can claim only 1 more trip with NS until 31 December 2026. To choose this one, clear another one first.'
    expect(screen.getByText(why).id).toBe(box().getAttribute('aria-describedby'))
  })

  test('says what is missing', () => {
    showTrip(aTrip({ reason: 'placeMissing', statedPlace: null, grossCents: null }))
    expect(box().disabled).toBe(true)
    expect(screen.getByText('Enter the stop to see what you get back.')).toBeTruthy()
  })
})
