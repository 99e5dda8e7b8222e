import { amsterdamDay, dayOfDate } from '#app/travel/trips/amsterdam_day'
import type { ListedFare } from '#app/travel/trips/fares/listed_fares'
import { RAIL_PASSES, type RailPass } from '#app/travel/operators/isomorphic/rail_pass'
import { railDiscount, railMissedTapFee, railProduct } from '#app/travel/trips/fares/rail_product'
import { missedTrainFee, type MissedTapFee } from '#app/travel/trips/missed_tap_fees'
import type { TravelTransaction, TripDraft } from '#app/travel/trips/trip_draft'
import type { TravelProduct } from '#app/people/accounts/isomorphic/travel_product'

/** Both days are included: ISO dates in Amsterdam. */
export type SaidPass = { from: string; until: string; pass: RailPass }

export type KnownProducts = {
  said?: SaidPass[]
  /** Of the profile; it only narrows what the card and its traveller leave open. */
  profile?: TravelProduct
  fees: MissedTapFee[]
  listedFare?: ListedFare
}

type Evidence = { at: number; passes: RailPass[] }

/** A subscription runs for a month at least. */
const NEAR_MS = 31 * 24 * 60 * 60_000

/** A discount for others who travel along is of a ride, not of a card. */
const OF_A_CARD = RAIL_PASSES.filter((pass) => pass !== 'other_discount')

const BY_PROFILE: Partial<Record<TravelProduct, RailPass[]>> = {
  discount_20: ['always_discount'],
  discount_40: ['off_peak_discount', 'always_discount'],
  off_peak: ['off_peak_discount', 'off_peak_free'],
  student: ['student_week', 'student_weekend'],
  free_travel: ['always_free', 'route_free'],
}

/** Every pass that fits what is known; `isAccount`: paid afterwards by invoice. */
export type CardProduct = { passes: RailPass[]; isAccount: boolean }

/** A ride names its product; else rides within a month around it do, narrowed by what traveller and profile say. */
export function cardProducts(trips: TripDraft[], rows: Map<number, TravelTransaction>, known: KnownProducts) {
  const trains = trips.filter(({ mode }) => mode === 'train')
  const named = trains.flatMap((trip) => namedBy(trip, rows))
  const evidence = trains.flatMap((trip) => evidenceOf(trip, rows, known))

  return (trip: TripDraft): CardProduct => {
    const at = startOf(trip)
    const own = namedBy(trip, rows).at(0)
    const isAccount = (own ?? nearest(named, at))?.isAccount ?? false
    if (own?.pass) return { passes: [own.pass], isAccount }
    const others = evidence.filter((one) => one.trip !== trip)
    const shown = shownBy(others, at) ?? OF_A_CARD
    const narrowed = narrow(shown, saidOf(known.said ?? [], at))
    return { passes: narrow(narrowed, BY_PROFILE[known.profile ?? 'none']), isAccount }
  }
}

export const possibleFees = ({ passes, isAccount }: CardProduct, at: number, fullCents: number) => [
  ...new Set(passes.map((pass) => railMissedTapFee({ pass, isAccount }, at, fullCents))),
]

type Named = { at: number; pass: RailPass | null; isAccount: boolean }

function namedBy(trip: TripDraft, rows: Map<number, TravelTransaction>): Named[] {
  const texts = [trip.checkOutTransactionId, trip.checkInTransactionId]
    .map((id) => rows.get(id ?? 0)?.product)
    .filter((text) => text !== null && text !== undefined && text !== '')
  const products = texts.map((text) => railProduct(text!))
  const told = products.find(({ pass }) => pass !== null) ?? products.find(({ isAccount }) => isAccount)
  return told ? [{ at: startOf(trip), ...told }] : []
}

type OfTrip = Evidence & { trip: TripDraft }

function evidenceOf(
  trip: TripDraft,
  rows: Map<number, TravelTransaction>,
  { fees, listedFare }: KnownProducts
): OfTrip[] {
  const at = startOf(trip)
  const [product] = namedBy(trip, rows)
  if (product?.pass) return [{ trip, at, passes: [product.pass] }]
  const fits = (isFit: (pass: RailPass) => boolean): OfTrip[] => {
    const passes = OF_A_CARD.filter(isFit)
    return passes.length > 0 && passes.length < OF_A_CARD.length ? [{ trip, at, passes }] : []
  }

  const isAccount = product?.isAccount ?? false
  const checkIn = rows.get(trip.checkInTransactionId ?? 0)
  const full = missedTrainFee(fees, at)
  // The boarding rate, which is the fee of a ride that is not checked out.
  if (checkIn?.kind === 'check_in' && checkIn.amountCents !== null && full !== null) {
    const boarding = Math.abs(checkIn.amountCents)
    return fits((pass) => railMissedTapFee({ pass, isAccount }, at, full) === boarding)
  }
  if (trip.status !== 'complete' || trip.sameStation || (trip.fareCents === null && isAccount)) return []
  const discount = discountPaid(trip, rows, listedFare)
  return discount === null ? [] : fits((pass) => railDiscount(pass, at) === discount)
}

/** In per cent. */
function discountPaid(
  {
    fareCents,
    fromPlace,
    toPlace,
    operator,
    checkInTransactionId,
    checkOutTransactionId,
    checkedInAt,
    checkedOutAt,
  }: TripDraft,
  rows: Map<number, TravelTransaction>,
  listedFare: ListedFare | undefined
) {
  if (fareCents === null || fareCents === 0) return 100
  const first = rows.get(checkInTransactionId ?? 0) ?? rows.get(checkOutTransactionId ?? 0)
  if (!listedFare || operator !== 'ns' || !fromPlace || !toPlace || first?.travelClass === 1) return null
  const year = new Date(amsterdamDay((checkedInAt ?? checkedOutAt)!) * DAY_MS).getUTCFullYear()
  const listed = listedFare(fromPlace, toPlace, year)
  // The list of another year proves nothing.
  if (listed?.year !== year) return null
  const full = listed.fullCents
  return DISCOUNTS.find((per) => Math.abs((full * (100 - per)) / 100 - fareCents) <= 1) ?? null
}

const DISCOUNTS = [0, 20, 40]
const DAY_MS = 24 * 60 * 60_000

/** A product that changes between two rides can have been either. */
function shownBy(evidence: OfTrip[], at: number): RailPass[] | null {
  const near = evidence.filter((one) => Math.abs(one.at - at) <= NEAR_MS)
  const byDistance = (a: OfTrip, b: OfTrip) => Math.abs(a.at - at) - Math.abs(b.at - at)
  const before = together(near.filter((one) => one.at < at).sort(byDistance))
  const after = together(near.filter((one) => one.at >= at).sort(byDistance))
  if (!before || !after) return before ?? after
  const both = before.filter((pass) => after.includes(pass))
  return both.length > 0 ? both : [...new Set([...before, ...after])]
}

function together(nearestFirst: OfTrip[]): RailPass[] | null {
  let passes: RailPass[] | null = null
  for (const one of nearestFirst) {
    const common: RailPass[] = passes ? passes.filter((pass) => one.passes.includes(pass)) : one.passes
    if (common.length === 0) break
    passes = common
  }
  return passes
}

/** What leaves nothing contradicts what rides show, and does not count. */
function narrow(passes: RailPass[], by: RailPass[] | undefined) {
  const common = by ? passes.filter((pass) => by.includes(pass)) : []
  return common.length > 0 ? common : passes
}

function saidOf(said: SaidPass[], at: number): RailPass[] | undefined {
  const day = amsterdamDay(at)
  const distance = ({ from, until }: SaidPass) => Math.max(dayOfDate(from) - day, day - dayOfDate(until), 0)
  const [first] = [...said].sort((a, b) => distance(a) - distance(b))
  return first && [first.pass]
}

const nearest = (named: Named[], at: number) =>
  named
    .filter((one) => Math.abs(one.at - at) <= NEAR_MS)
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
    .at(0)

const startOf = ({ checkedInAt, checkedOutAt }: TripDraft) => (checkedInAt ?? checkedOutAt)!
