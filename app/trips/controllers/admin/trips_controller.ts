import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claim'
import { claimableTrips } from '#app/claims/claimable_trips'
import ClaimableTripTransformer from '#app/claims/transformers/claimable_trip_transformer'
import Counterparty from '#app/counterparties/counterparty'
import CounterpartyTransformer from '#app/counterparties/transformers/counterparty_transformer'
import { pageMeta } from '#app/shared/pagination'
import TripTransformer from '#app/trips/transformers/trip_transformer'
import Trip from '#app/trips/trip'
import { tripList } from '#app/trips/trip_list'
import { tapsOf } from '#app/trips/trip_taps'
import { tripListValidator } from '#app/trips/validators'

const PER_PAGE = 25

export default class TripsController {
  async index({ inertia, request }: HttpContext) {
    const filter = await request.validateUsing(tripListValidator, { data: request.qs() })
    const page = await tripList(filter)
      .preload('user')
      .preload('card')
      .preload('counterparty')
      .paginate(filter.page ?? 1, PER_PAGE)

    return inertia.render('Admin/Trips/Index', {
      trips: TripTransformer.transform(page.all()).useVariant('forAdmin'),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      filter: { ...filter },
      operators: CounterpartyTransformer.transform(await Counterparty.query().orderBy('name')),
    })
  }

  async show({ inertia, params }: HttpContext) {
    const trip = await Trip.query()
      .where('public_id', params.id)
      .preload('user')
      .preload('card')
      .preload('counterparty')
      .firstOrFail()
    const claims = await Claim.query().where('trip_id', trip.id).orderBy('id')
    const [claimable] = await claimableTrips(trip.user, { tripIds: [trip.id] })

    return inertia.render('Admin/Trips/Show/Index', {
      trip: TripTransformer.transform(trip).useVariant('forAdmin'),
      taps: await tapsOf(trip),
      claimable: claimable ? ClaimableTripTransformer.transform(claimable) : null,
      claims: claims.map((claim) => ({
        reference: claim.reference,
        kind: claim.kind,
        status: claim.status,
        grossCents: claim.grossCents,
      })),
    })
  }
}
