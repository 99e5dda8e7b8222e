import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { ReadyTrips } from '~/pages/User/Claims/Create/Batch/Index/ReadyTrips'
import { TripChoice } from '~/pages/User/Claims/Create/Batch/Index/TripChoice'
import { showTraveller } from './show_traveller'
import { aTrip, capOf } from './trips'

const PLACES = ['Den Haag Centraal', 'Den Haag HS', 'Utrecht Centraal']

const KNOWN = {
  operators: {
    lists: [
      [
        { value: 'keolis', label: 'Keolis (U-OV)', isHere: true },
        { value: 'transdev', label: 'Transdev (U-OV)', isHere: true },
        { value: 'ns', label: 'NS', isHere: false },
      ],
      [
        { value: 'arriva', label: 'Arriva', isHere: false },
        { value: 'ns', label: 'NS', isHere: false },
      ],
    ],
    of: { trip: 0, elsewhere: 1 } as Record<string, number>,
  },
  fareOrigins: ['planner_9292' as const, 'receipt' as const],
}

async function showTrip(trip: ClaimableTrip, told: Partial<Choice> = {}, places = PLACES) {
  const choice: Choice = {
    chosen: new Set(),
    selected: [],
    isFull: () => false,
    toggle: vi.fn(),
    swapIn: vi.fn(),
    all: vi.fn(),
    none: vi.fn(),
    setStop: vi.fn(),
    setOperator: vi.fn(),
    setPurpose: vi.fn(),
    answerDoubleCharge: vi.fn(),
    readTap: vi.fn(),
    sayPayment: vi.fn(),
    sayProduct: vi.fn(),
    chooseIfReady: vi.fn(),
    recalculating: null,
    refused: null,
    ...told,
  }
  showTraveller(<TripChoice trip={trip} choice={choice} places={places} known={KNOWN} opened />)
  await screen.findByRole('heading')
  return choice
}

describe('a trip in a line', () => {
  test('shows its route, day and amount, and the rest when it is opened', async () => {
    const choice = { chosen: new Set(), selected: [], isFull: () => false } as unknown as Choice
    showTraveller(<TripChoice trip={aTrip()} choice={choice} places={[]} known={KNOWN} />)
    const line = screen.getByRole('button', { name: /Leiden Centraal – Den Haag Centraal/ })
    expect(line.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getByText('€12.08')).toBeTruthy()
    expect(screen.queryByRole('heading')).toBeNull()

    await userEvent.click(line)
    expect((await screen.findByRole('heading')).textContent).toMatch(/^You checked in at Leiden Centraal/)
  })

  test.each([
    ['operatorUnknown', 'Operator needed'],
    ['placeMissing', 'Stop needed'],
    ['fareUnknown', 'Fare needed'],
  ] as const)('says what it lacks: %s', (reason, words) => {
    const choice = { chosen: new Set(), selected: [], isFull: () => false } as unknown as Choice
    showTraveller(<TripChoice trip={aTrip({ reason })} choice={choice} places={[]} known={KNOWN} />)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('trips of several operators', () => {
  test('stand by operator, with one meter for each cap', () => {
    const trips = [
      aTrip({ tripId: 'a', cap: capOf(2), capKey: '1' }),
      aTrip({ tripId: 'b', cap: capOf(2), capKey: '1' }),
      aTrip({ tripId: 'c', operator: 'htm', operatorName: 'HTM' }),
    ]
    const choice = {
      chosen: new Set(['a']),
      selected: [trips[0]],
      isFull: () => false,
    } as unknown as Choice
    const ids = trips.map(({ tripId }) => tripId)
    showTraveller(<ReadyTrips {...{ ids, trips, choice }} places={[]} known={KNOWN} />)
    const sections = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(sections).toEqual(['NS', 'HTM'])
    expect(screen.getAllByText(/corrections left/).map((one) => one.textContent)).toEqual([
      '2 of 3 corrections left until 31 December 2026, 1 of them chosen',
    ])
  })
})

const box = () => screen.getByRole<HTMLInputElement>('checkbox')

describe('a trip that can be claimed', () => {
  test('tells what happened, what it brings and until when', async () => {
    await showTrip(aTrip({ cap: capOf(2), capKey: '1' }))
    expect(
      screen.getByRole('heading', {
        name: 'You checked in at Leiden Centraal and didn’t check out.',
      })
    ).toBeTruthy()
    expect(screen.getAllByText('€12.08')).toHaveLength(2)
    expect(screen.getByText('Claim by 18 January 2027')).toBeTruthy()
  })

  test('is chosen by its box', async () => {
    const trip = aTrip()
    const { toggle } = await showTrip(trip)
    await userEvent.click(box())
    expect(toggle).toHaveBeenCalledWith(trip)
  })

  test('warns when the operator need not pay', async () => {
    await showTrip(aTrip({ kind: 'same_station', missedTap: null, goodwill: true }))
    expect(screen.getByText('The operator doesn’t have to pay this, but often does if you ask.')).toBeTruthy()
  })

  test('asks again when another stop is chosen, and not when it is the same one', async () => {
    const trip = aTrip()
    const { setStop } = await showTrip(trip)
    const stop = screen.getByRole('combobox', { name: 'Where did you get off?' })
    await userEvent.click(stop)
    await userEvent.tab()
    expect(setStop).not.toHaveBeenCalled()

    await userEvent.clear(stop)
    await userEvent.type(stop, 'Utrecht Centraal{Enter}')
    expect(setStop).toHaveBeenCalledWith(trip, 'Utrecht Centraal')
  })
})

describe('a trip that cannot be chosen', () => {
  test('says that the cap is used by others', async () => {
    await showTrip(aTrip({ cap: capOf(1), capKey: '1' }), { isFull: () => true })
    expect(box().disabled).toBe(true)
    const why =
      'You can claim only 1 more trip with NS until 31 December 2026. To choose this one, clear another one first.'
    expect(screen.getByText(why).id).toBe(box().getAttribute('aria-describedby'))
  })

  test('says what is missing', async () => {
    await showTrip(aTrip({ reason: 'placeMissing', statedPlace: null, grossCents: null }))
    expect(box().disabled).toBe(true)
    expect(screen.getByText('Enter the stop to see what you get back.')).toBeTruthy()
  })
})

describe('the stops that are suggested', () => {
  test('begin with what is typed, before those that hold it', async () => {
    await showTrip(aTrip({ statedPlace: null, reason: 'placeMissing' }), {}, [
      'Leiden Centraal',
      'Arnemuiden',
      'Station Den Dolder',
      'Den Haag HS',
    ])
    await userEvent.type(screen.getByRole('combobox', { name: 'Where did you get off?' }), 'den')

    const options = screen
      .getAllByRole('option')
      .filter((option) => !(option instanceof HTMLOptionElement))
      .map(({ textContent }) => textContent)
    expect(options).toEqual(['Den Haag HS', 'Station Den Dolder', 'Leiden Centraal', 'Arnemuiden'])
  })
})

describe('a trip of which the operator is not known', () => {
  const unknown = {
    reason: 'operatorUnknown',
    operator: null,
    operatorName: null,
    operatorChoices: ['keolis', 'transdev'],
    grossCents: null,
  } as const

  const offered = () =>
    [...screen.getByRole('combobox', { name: 'Which operator was this?' }).querySelectorAll('option')]
      .slice(1)
      .map((option) => option.textContent)

  test('asks who it was, of those that ran there that day, by the name on the bus', async () => {
    const { setOperator } = await showTrip(aTrip({ ...unknown, operatorChoices: ['keolis', 'transdev'] }))
    const field = screen.getByRole('combobox', { name: 'Which operator was this?' })
    expect(offered()).toEqual(['Keolis (U-OV)', 'Transdev (U-OV)'])

    await userEvent.selectOptions(field, 'transdev')
    expect(setOperator).toHaveBeenCalledWith(expect.objectContaining({ tripId: 'trip' }), 'transdev')
  })

  test('asks of everybody of the kind where nobody is known for the place', async () => {
    await showTrip(aTrip({ ...unknown, tripId: 'elsewhere', operatorChoices: [] }))
    expect(offered()).toEqual(['Arriva', 'NS'])
  })

  test('keeps the question, so that one can correct oneself', async () => {
    await showTrip(aTrip({ operator: 'keolis', operatorChoices: ['keolis'], isOperatorChosen: true }))
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Which operator was this?' }).value).toBe('keolis')
  })
})

describe('a trip that another card made too', () => {
  test('asks whether one person paid twice', async () => {
    const trip = aTrip({
      kind: 'double_charge',
      missedTap: null,
      reason: 'samePersonUnknown',
      grossCents: null,
    })
    const { answerDoubleCharge } = await showTrip(trip)
    expect(screen.getByText('Answer needed')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Yes, I paid twice' }))
    expect(answerDoubleCharge).toHaveBeenCalledWith(trip, true)
    await userEvent.click(screen.getByRole('button', { name: 'No, there were two of us' }))
    expect(answerDoubleCharge).toHaveBeenCalledWith(trip, false)
  })
})

describe('a tap that can have been several things', () => {
  const asked = aTrip({
    reason: 'tapUnknown',
    statedPlace: null,
    grossCents: null,
    tapReadings: ['departure', 'arrival', 'wrong_post'],
    tapReading: null,
    otherPost: { operator: 'Arriva', place: 'Emmen', at: '2026-10-20T07:02:00.000Z' },
  })

  test('asks what happened before it asks for a stop, and names the other tap', async () => {
    const { readTap } = await showTrip(asked)
    expect(screen.queryByRole('combobox', { name: /Where did you get/ })).toBeNull()
    expect(screen.getByText(/You also tapped at the post of Arriva at Emmen/)).toBeTruthy()
    await userEvent.click(
      screen.getByRole('radio', { name: /I tapped at the post of NS by mistake and travelled with Arriva/ })
    )
    expect(readTap).toHaveBeenCalledWith(asked, 'wrong_post')
    await userEvent.click(screen.getByRole('radio', { name: /I got off here/ }))
    expect(readTap).toHaveBeenCalledWith(asked, 'arrival')
  })

  test('says where an answer was refused', async () => {
    await showTrip(asked, { refused: { tripId: 'trip', text: 'This tap can’t have been that.' } })
    expect(screen.getByRole('alert').textContent).toContain('can’t have been that')
  })
})

describe('a trip of which the fare is not known', () => {
  test('asks what the planner says, and where that stood', async () => {
    await showTrip(aTrip({ reason: 'fareUnknown', fareCents: null, fareSource: null, grossCents: null }))
    expect(await screen.findByRole('textbox', { name: 'What does this trip cost?' })).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Where did you find this price?' })).toBeTruthy()
  })

  test('can be corrected where it is known', async () => {
    await showTrip(aTrip())
    await userEvent.click(screen.getByRole('button', { name: 'The real fare is different' }))
    expect(screen.getByRole('textbox', { name: 'What does this trip cost?' })).toBeTruthy()
  })

  test('asks nothing where it is known', async () => {
    await showTrip(aTrip())
    expect(screen.queryByRole('textbox', { name: 'What does this trip cost?' })).toBeNull()
    const operator = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Which operator was this?',
    })
    expect(operator.value).toBe('ns')
  })
})
