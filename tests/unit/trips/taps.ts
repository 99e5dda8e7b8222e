import { readFileSync } from 'node:fs'
import { DateTime } from 'luxon'
import { operatorInference } from '#app/travel/trips/operators/infer_operator'
import { parseConcessions } from '#app/travel/trips/operators/parse_concessions'
import { buildTrips, type BuildOptions } from '#app/travel/trips/build_trips'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'

/** The instant of a local time in Amsterdam; of the hour of autumn that comes twice the first, as exports are read. */
export const at = (local: string) =>
  Math.min(
    ...DateTime.fromFormat(local, 'yyyy-MM-dd HH:mm', { zone: 'Europe/Amsterdam' })
      .getPossibleOffsets()
      .map((one) => one.toMillis())
  )

const concessions = parseConcessions(readFileSync('database/reference/concessions.csv', 'utf8'))
export const inferOperator = operatorInference(concessions)

let lastId = 0
type Rest = Partial<TravelTransaction>

export function transaction(kind: TravelTransaction['kind'], when: string, rest: Rest): TravelTransaction {
  return {
    id: ++lastId,
    format: null,
    kind,
    at: at(when),
    endAt: null,
    fromPlace: null,
    toPlace: null,
    amountCents: null,
    product: null,
    travelClass: null,
    operatorName: null,
    transport: null,
    purpose: null,
    note: null,
    correctionFrom: null,
    correctionUntil: null,
    externalId: null,
    version: null,
    ...rest,
  }
}

export const checkIn = (when: string, fromPlace: string, amountCents: number | null = null, rest: Rest = {}) =>
  transaction('check_in', when, { fromPlace, amountCents, ...rest })

export const checkOut = (
  when: string,
  fromPlace: string | null,
  toPlace: string,
  amountCents: number | null = null,
  rest: Rest = {}
) => transaction('check_out', when, { fromPlace, toPlace, amountCents, ...rest })

export const journey = (
  from: string,
  until: string,
  fromPlace: string,
  toPlace: string,
  amountCents: number | null,
  rest: Rest = {}
) => transaction('journey', from, { endAt: at(until), fromPlace, toPlace, amountCents, ...rest })

export const fee = (when: string, amountCents: number | null, rest: Rest = {}) =>
  transaction('correction_fee', when, { amountCents, operatorName: 'NS', ...rest })

/** Long after everything, so that nothing is still on its way. */
const LATER = at('2030-01-01 00:00')

export const build = (transactions: TravelTransaction[], options: Partial<BuildOptions> = {}) =>
  buildTrips(transactions, { knownUntil: LATER, inferOperator, ...options })

/** What a person would say of a trip, for comparing. */
export const inShort = (trip: TripDraft) => ({
  status: trip.status,
  from: trip.fromPlace,
  to: trip.toPlace,
  fare: trip.fareCents,
  fee: trip.feeCents,
})
