import Batch from '#app/batches/batch'
import type { HttpContext } from '@adonisjs/core/http'
import BatchTransformer from '#app/batches/transformers/batch_transformer'
import { submitClaims } from '#app/claims/actions/submit_claims'
import { claimableTrips } from '#app/claims/claimable_trips'
import ClaimableTripTransformer from '#app/claims/transformers/claimable_trip_transformer'
import { submitClaimsValidator, statedPlacesValidator } from '#app/claims/validators'
import { operators } from '#app/counterparties/operators'
import { Refusal } from '#app/shared/refusal'
import { FARE_ORIGINS } from '#app/trips/fare_origin'
import { stopSuggestions } from '#app/trips/stop_suggestions'

export default class BatchClaimsController {
  async create({ auth, impersonation, inertia, params, request, session }: HttpContext) {
    const batch = await Batch.ownedBy(auth.user!).where('public_id', params.batch_id).firstOrFail()
    const needsMandate = auth.user!.mandateSignedAt === null
    // After signing the mandate the traveller returns here.
    if (needsMandate && !impersonation) session.put('return_to', request.url())
    const { places } = await request.validateUsing(statedPlacesValidator, { data: request.qs() })

    return inertia.render('User/Claims/Create/Batch/Index', {
      batch: BatchTransformer.transform(batch),
      needsMandate,
      trips: ClaimableTripTransformer.transform(
        await claimableTrips(auth.user!, { batchId: batch.id }, places)
      ),
      known: { operators: await operators.options(), fareOrigins: [...FARE_ORIGINS] },
      places: inertia.defer(() => stopSuggestions(auth.user!), 'places'),
    })
  }

  async store({ auth, params, request, response, notify }: HttpContext) {
    const batch = await Batch.ownedBy(auth.user!).where('public_id', params.batch_id).firstOrFail()
    if (batch.status !== 'imported') throw new Refusal('trips', 'batchNotImported')

    const { trips } = await request.validateUsing(submitClaimsValidator)
    const claims = await submitClaims(auth.user!, batch, trips)

    notify('claimsFiled', { count: claims.length })
    return response.redirect().toRoute('claims.index')
  }
}
