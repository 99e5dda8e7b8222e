import type { Page } from '@inertiajs/core'
import { router, usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { Purpose } from '#app/travel/trips/purpose'
import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { client } from '~/client'
import {
  type Chosen,
  type ClaimableTrip,
  choose,
  chooseAll,
  chosenTrips,
  isCapFull,
  isPaymentAsked,
  isProductAsked,
  swap,
} from './tripSelection'

/**
 * Which trips are chosen, and the stops that the traveller names; a stop stands in the address. `chosenBefore`: what they chose when they
 * were here last; otherwise all that can be claimed.
 */
export function useTripSelection(trips: ClaimableTrip[], chosenBefore: string[] | null) {
  const { url } = usePage()
  const [path, search = ''] = url.split('?')
  const [chosen, setChosen] = useState<Chosen>(
    () => new Set(chosenBefore ?? trips.filter((trip) => trip.proposed).map((trip) => trip.tripId))
  )
  const [recalculating, setRecalculating] = useState<string | null>(null)
  const [refused, setRefused] = useState<{ tripId: string; text: string } | null>(null)

  const toggle = (trip: ClaimableTrip) =>
    setChosen((before) => {
      if (!before.has(trip.tripId)) return choose(trip, trips, before)
      return new Set([...before].filter((id) => id !== trip.tripId))
    })

  const swapIn = (trip: ClaimableTrip) => setChosen((before) => swap(trip, trips, before))

  const chooseIfReady = (tripId: string) => (page: Page) => {
    const fresh = page.props.trips as ClaimableTrip[]
    const changed = fresh.find((one) => one.tripId === tripId)
    if (changed) setChosen((before) => choose(changed, fresh, before))
  }

  const setStop = async (trip: ClaimableTrip, place: string) => {
    // Most people name none.
    const { parse, stringify } = await import('~/query')
    const { places: named } = parse(search)
    const places = { ...(typeof named === 'object' && named), [trip.tripId]: place }
    router.get(
      `${path}${stringify({ places })}`,
      {},
      {
        only: ['trips'],
        replace: true,
        preserveState: true,
        preserveScroll: true,
        onStart: () => setRecalculating(trip.tripId),
        onSuccess: chooseIfReady(trip.tripId),
        onFinish: () => setRecalculating(null),
      }
    )
  }

  const override = (
    trip: ClaimableTrip,
    said: { operator: string } | { isDouble: boolean } | { tapReading: TapReading } | { purpose: Purpose }
  ) =>
    router.patch(client.urlFor('trips.update', { id: trip.tripId }), said, {
      only: ['trips', 'errors'],
      preserveState: true,
      preserveScroll: true,
      onStart: () => setRecalculating(trip.tripId),
      onSuccess: (page) => {
        setRefused(null)
        chooseIfReady(trip.tripId)(page)
      },
      onError: (errors) => setRefused({ tripId: trip.tripId, text: Object.values(errors)[0] }),
      onFinish: () => setRecalculating(null),
    })

  /** An answer that changes several trips at once; those that it makes ready are chosen. */
  const answer = (method: 'post' | 'put', address: string, said: { trips: string[] } | { pass: RailPass }) =>
    router[method](address, said, {
      only: ['trips', 'payments', 'products', 'errors'],
      preserveState: true,
      preserveScroll: true,
      onSuccess: (page) => {
        const fresh = page.props.trips as ClaimableTrip[]
        const wasAsked = new Set(
          trips.filter((trip) => isPaymentAsked(trip) || isProductAsked(trip)).map(({ tripId }) => tripId)
        )
        const free = fresh.filter((trip) => trip.proposed && wasAsked.has(trip.tripId))
        setChosen((before) => free.reduce((all, trip) => choose(trip, fresh, all), before))
      },
    })

  const sayPayment = (id: number, of: string[]) =>
    answer('put', client.urlFor('payments.update', { id }), { trips: of })

  const sayProduct = (of: { card: string } | { answer: number }, pass: RailPass) =>
    'card' in of
      ? answer('post', client.urlFor('cards.products.store', { card_id: of.card }), { pass })
      : answer('put', client.urlFor('products.update', { id: of.answer }), { pass })

  return {
    chosen,
    selected: chosenTrips(trips, chosen),
    isFull: (trip: ClaimableTrip) => isCapFull(trip, trips, chosen),
    toggle,
    swapIn,
    all: () => setChosen(chooseAll(trips)),
    none: () => setChosen(new Set()),
    setStop: (trip: ClaimableTrip, place: string) => void setStop(trip, place),
    setOperator: (trip: ClaimableTrip, operator: string) => override(trip, { operator }),
    readTap: (trip: ClaimableTrip, tapReading: TapReading) => override(trip, { tapReading }),
    setPurpose: (trip: ClaimableTrip, purpose: Purpose) => override(trip, { purpose }),
    answerDoubleCharge: (trip: ClaimableTrip, isDouble: boolean) => override(trip, { isDouble }),
    sayPayment,
    sayProduct,
    chooseIfReady,
    recalculating,
    /** Why the last answer about a trip was not taken. */
    refused,
  }
}

export type Choice = ReturnType<typeof useTripSelection>
