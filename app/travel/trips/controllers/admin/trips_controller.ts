import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import { claimableTrips } from '#app/claims/claims/claimable_trips'
import ClaimableTripTransformer from '#app/claims/claims/transformers/claimable_trip_transformer'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import TripTransformer from '#app/travel/trips/transformers/trip_transformer'
import Trip from '#app/travel/trips/trip'
import { tripList } from '#app/travel/trips/trip_list'
import type { Tap } from '#app/travel/trips/trip_taps'

export default class TripsController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Trips/Index', {
      list: () => listPage(ctx, tripList),
      savedViews: savedViews(ctx, tripList),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, tripList)
  }

  async show({ inertia, params }: HttpContext) {
    const trip = await Trip.findWithTapsOrFail(params.id)
    const claims = await Claim.query().where('trip_id', trip.id).orderBy('id')

    return inertia.render('Admin/Trips/Show/Index', {
      trip: TripTransformer.transform(trip).useVariant('forAdmin'),
      taps: trip.$extras.taps as Tap[],
      claimable: trip.irregularity ? inertia.defer(() => verdictOn(trip), 'claimable') : null,
      claims: claims.map((claim) => ({
        reference: claim.reference,
        kind: claim.kind,
        status: claim.status,
        grossCents: claim.grossCents,
      })),
    })
  }
}

async function verdictOn(trip: Trip) {
  const [claimable] = await claimableTrips(trip.user, { tripIds: [trip.id] })
  return claimable ? ClaimableTripTransformer.transform(claimable) : null
}
