import { operators } from '#app/travel/operators/operators'
import { cents, code, fullName, instant, orNull, text } from '#app/platform/shared/column'
import { foundBy } from '#app/platform/lists/condition'
import { type RowOf, type ViewOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf, refersTo } from '#app/platform/lists/filter'
import { IRREGULARITIES } from '#app/travel/trips/isomorphic/irregularity'
import { MODES } from '#app/travel/operators/isomorphic/mode'
import { TRIP_STATUSES } from '#app/travel/trips/isomorphic/trip_status'

export const tripList = defineList({
  name: 'trips',
  words: 'staff_lists.trips',
  openTo: 'staff',
  table: 'trips',
  joins: `
    join users on users.id = trips.user_id
    join ovcp_cards on ovcp_cards.id = trips.card_id
    left join counterparties on counterparties.id = trips.counterparty_id`,
  key: 'trips.public_id',
  keyType: 'uuid',
  columns: {
    travelledAt: instant('trips.travelled_at'),
    fromPlace: orNull(text('trips.from_place')),
    toPlace: orNull(text('trips.to_place')),
    traveller: fullName('users'),
    cardLast4: orNull(text('ovcp_cards.last_4')),
    operatorName: orNull(text('counterparties.name')),
    mode: code('trips.mode', MODES, 'admin.codes.mode'),
    status: code('trips.status', TRIP_STATUSES, 'admin.codes.tripStatus'),
    irregularity: orNull(code('trips.irregularity', IRREGULARITIES, 'admin.codes.kind')),
    fareCents: orNull(cents('trips.fare_cents', { sum: true })),
    id: text('trips.public_id'),
  },
  views: { all: '', irregular: 'trips.irregularity is not null' },
  filters: {
    status: oneOf('trips.status', TRIP_STATUSES, 'admin.codes.tripStatus'),
    irregularity: oneOf('trips.irregularity', IRREGULARITIES, 'admin.codes.kind'),
    mode: oneOf('trips.mode', MODES, 'admin.codes.mode'),
    operator: refersTo('trips.counterparty_id', operators),
    travelled: days('trips.travelled_at', 'instant'),
  },
  search: (typed) => foundBy('trips.id', 'find_trips', typed),
  sorts: {
    route: ['trips.travelled_at', 'trips.id'],
    fare: ['coalesce(trips.fare_cents, -1)', 'trips.id'],
  },
  defaults: { sort: '-route' },
})

export type TripRow = RowOf<typeof tripList>
export type TripView = ViewOf<typeof tripList>
