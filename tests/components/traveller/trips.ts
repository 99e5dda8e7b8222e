import type { ClaimableTrip } from '~/components/traveller/tripSelection'

/** A missed check-out with NS that can be claimed, unless told otherwise. */
export const aTrip = (told: Partial<ClaimableTrip> = {}): ClaimableTrip => ({
  tripId: 'trip',
  kind: 'missed_check_out',
  operator: 'ns',
  operatorName: 'NS',
  operatorChoices: [],
  isOperatorChosen: false,
  enteredFareCents: null,
  enteredFareOrigin: null,
  mode: 'train',
  fromPlace: 'Leiden Centraal',
  toPlace: null,
  at: '2026-10-20T06:12:00.000Z',
  chargedCents: 2000,
  missedTap: 'missed_check_out',
  statedPlace: 'Den Haag Centraal',
  fareCents: 490,
  fareSource: 'ns_fare_table',
  reason: null,
  opensOn: '2026-10-25',
  deadlineOn: '2027-01-18',
  grossCents: 1510,
  feeBps: 2000,
  feeCents: 302,
  netCents: 1208,
  goodwill: false,
  cap: null,
  capKey: null,
  proposed: true,
  claimReference: null,
  ...told,
})

export const capOf = (left: number) => ({
  count: 3,
  used: 3 - left,
  left,
  from: '2026-01-01',
  until: '2026-12-31',
})
