import { instantAt, type Minute } from '#database/demo/calendar'
import type { TravelEvent } from '#database/demo/bookings'
import { inOrder } from '#database/demo/formats/csv_format'
import { randomOf } from '#database/demo/random'
import type { Journey } from '#database/demo/travel'

type OvpayTrip = { at: Minute; journey: Journey }

const TRANSPORTS = { train: 'RAIL', metro: 'METRO', tram: 'TRAM', bus: 'BUS' }

/** The trips of a bank card, as ovpay.nl hands them out. */
export function ovpayTrips(events: TravelEvent[]): OvpayTrip[] {
  return events.flatMap((event) => {
    if (event.kind !== 'journey' || event.inAt === null) return []
    return [{ at: event.inAt, journey: event }]
  })
}

export function ovpayText(trips: OvpayTrip[]) {
  const items = inOrder(trips, 'newest_first').map(({ at, journey }) => ({
    trip: tripOf(at, journey),
    correctedFrom: null,
    correctedFromType: null,
  }))
  return JSON.stringify({ offset: 0, endOfListReached: true, items }, null, 2)
}

function tripOf(at: Minute, { outAt, route, cents }: Journey) {
  const isComplete = outAt !== null
  return {
    xbot: uuidFor(`${at} ${route.from}`),
    id: at,
    version: isComplete ? 2 : 1,
    transport: TRANSPORTS[route.mode],
    status: isComplete ? 'COMPLETE' : 'CKOMISSING',
    checkInLocation: route.from,
    checkInTimestamp: timestamp(at),
    ...(isComplete && { checkOutLocation: route.to, checkOutTimestamp: timestamp(outAt) }),
    currency: 'EUR',
    fare: cents,
    organisationName: route.operator,
    loyaltyOrDiscount: false,
  }
}

/** `2026-11-02T07:58:00+01:00` */
const timestamp = (at: Minute) => instantAt(at).toISO({ suppressMilliseconds: true })

function uuidFor(name: string) {
  const random = randomOf(0, name)
  return 'xxxxxxxx-xxxx-4xxx-axxx-xxxxxxxxxxxx'.replace(/x/g, () => random.between(0, 15).toString(16))
}
