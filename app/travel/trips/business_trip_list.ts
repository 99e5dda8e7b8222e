import { cents, code, instant, orNull, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf, refersTo } from '#app/platform/lists/filter'
import { operators } from '#app/travel/operators/operators'
import { IRREGULARITIES } from '#app/travel/trips/isomorphic/irregularity'
import { MODES } from '#app/travel/operators/isomorphic/mode'

export const businessTripList = defineList({
  name: 'business_trips',
  words: 'lists.business_trips',
  table: 'trips',
  of: 'trips.user_id',
  where: 'trips.is_business',
  joins: 'left join counterparties on counterparties.id = trips.counterparty_id',
  key: 'trips.public_id',
  keyType: 'uuid',
  columns: {
    travelledAt: instant('trips.travelled_at'),
    fromPlace: orNull(text('trips.from_place')),
    toPlace: orNull(text('trips.to_place')),
    operatorName: orNull(text('counterparties.name')),
    mode: code('trips.mode', MODES, 'claims.modes'),
    irregularity: orNull(code('trips.irregularity', IRREGULARITIES, 'claims.kinds')),
    fareCents: orNull(cents('trips.fare_cents', { sum: true })),
    id: text('trips.public_id'),
  },
  views: { all: '', irregular: 'trips.irregularity is not null' },
  filters: {
    mode: oneOf('trips.mode', MODES, 'claims.modes'),
    operator: refersTo('trips.counterparty_id', operators),
    travelled: days('trips.travelled_at', 'instant'),
  },
  sorts: { travelled: ['trips.travelled_at', 'trips.id'] },
  defaults: { sort: '-travelled' },
})

export type BusinessTripRow = RowOf<typeof businessTripList>
