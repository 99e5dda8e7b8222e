import type { HttpContext } from '@adonisjs/core/http'
import { overrideTrip } from '#app/travel/trips/actions/override_trip'
import Trip from '#app/travel/trips/trip'
import { overrideTripValidator } from '#app/travel/trips/validators'

export default class TripsController {
  async update({ user, params, request, response }: HttpContext) {
    const trip = await Trip.ownedBy(user).where('public_id', params.id).firstOrFail()
    const { fareCents, fareOrigin, ...given } = await request.validateUsing(overrideTripValidator)
    const fare = fareCents === undefined ? undefined : { cents: fareCents, origin: fareOrigin! }
    await overrideTrip(trip, { ...given, fare }, user)

    // The address holds the stops that were named.
    return response.redirect().withQs().back()
  }
}
