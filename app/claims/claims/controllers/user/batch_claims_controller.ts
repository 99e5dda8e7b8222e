import Batch from '#app/travel/batches/batch'
import { batchSummary } from '#app/travel/batches/batch_summary'
import BatchTransformer from '#app/travel/batches/transformers/batch_transformer'
import type { HttpContext } from '@adonisjs/core/http'
import { fileClaims } from '#app/claims/claims/actions/file_claims'
import { type ClaimableTrip, claimableTrips } from '#app/claims/claims/claimable_trips'
import { claimSummary } from '#app/claims/claims/claim_summary'
import { chosenClaims, forgetChosenClaims, holdChosenClaims } from '#app/web/http/chosen_claims'
import ClaimableTripTransformer from '#app/claims/claims/transformers/claimable_trip_transformer'
import { statedPlacesValidator, submitClaimsValidator } from '#app/claims/claims/validators'
import { stopSuggestions } from '#app/travel/trips/stop_suggestions'
import { isGuided } from '#app/claims/rules/channel'
import { operatorLists } from '#app/travel/trips/operator_lists'
import { paymentQuestions } from '#app/travel/trips/payment_questions'
import { productAnswers, productQuestions } from '#app/travel/trips/product_questions'
import { tenantOf } from '#app/people/tenants/tenant_of'
import type User from '#app/people/accounts/user'
import { FARE_ORIGINS } from '#app/travel/trips/fare_origin'
import { Refusal } from '#app/platform/shared/refusal'

export default class BatchClaimsController {
  async create(ctx: HttpContext) {
    const { user, impersonation, inertia, request, response, session } = ctx
    const { places } = await request.validateUsing(statedPlacesValidator)
    const batch = await batchIn(ctx)
    if (batch && !isOnItsWay(batch) && batch.status !== 'imported') {
      return response.redirect().toRoute('batches.show', [batch.publicId])
    }
    const needsMandate = user.mandateSignedAt === null
    // After signing the mandate the traveller returns here.
    if (needsMandate && !impersonation) session.put('return_to', request.url(true))
    const trips = await claimableTrips(user, { batchId: batch?.id }, places)

    return inertia.render('User/Claims/Create/Batch/Index', {
      batch: batch && BatchTransformer.transform(batch),
      file: batch && (await fileSummary(batch)),
      worth: claimSummary(trips),
      needsMandate,
      chosen: chosenClaims(session)?.trips.map(({ tripId }) => tripId) ?? null,
      trips: ClaimableTripTransformer.transform(trips),
      payments: await paymentsAbout(user, trips),
      products: { asked: await productsAbout(user, trips), said: await productAnswers(user) },
      known: {
        operators: await listsFor(trips),
        fareOrigins: [...FARE_ORIGINS],
        mayBeBusiness: !(await tenantOf(user)).isHouse,
      },
      places: inertia.defer(() => stopSuggestions(user), 'places'),
    })
  }

  async store(ctx: HttpContext) {
    const { user, request, response, notify, session } = ctx
    const batch = await batchIn(ctx)
    if (batch && batch.status !== 'imported') throw new Refusal('trips', 'batchNotImported')

    const { trips } = await request.validateUsing(submitClaimsValidator)
    if (!user.mandateSignedAt) {
      await holdChosenClaims(session, user, batch, trips)
      return response.redirect().toRoute('onboarding.additional_information.show')
    }
    const claims = await fileClaims(user, { batchId: batch?.id }, trips)
    forgetChosenClaims(session)

    const guided = claims.filter(({ channel }) => isGuided(channel)).length
    notify('claimsFiled', { count: claims.length, guided })
    return response.redirect().toRoute('claims.index')
  }
}

async function paymentsAbout(user: User, claimable: ClaimableTrip[]) {
  const waiting = claimable.filter(
    ({ trip, evaluation: { reason } }) =>
      trip.isPaymentAsked && (reason === 'paymentUnclear' || reason === 'alreadyClaimed')
  )
  const shown = new Set(waiting.map(({ trip }) => trip.publicId))
  const questions = await paymentQuestions(user)
  return questions.filter(({ answer, trips }) => answer !== null || trips.some(({ id }) => shown.has(id)))
}

const listsFor = (claimable: ClaimableTrip[]) =>
  operatorLists(
    claimable.map(({ trip }) => ({
      ...trip,
      at: (trip.checkedInAt ?? trip.checkedOutAt)!.getTime(),
    }))
  )

const productsAbout = (user: User, claimable: ClaimableTrip[]) => {
  const waiting = claimable.filter(({ evaluation: { reason } }) => reason === 'productUnknown')
  return waiting.length === 0
    ? []
    : productQuestions(
        user,
        waiting.map(({ trip }) => trip.publicId)
      )
}

/** A worker reads and imports it without a question. */
const isOnItsWay = ({ isProcessing, status, importRequestedAt }: Batch) =>
  isProcessing && (importRequestedAt !== null || status === 'importing')

async function fileSummary(batch: Batch) {
  if (batch.status !== 'imported') return null
  const { trips, irregular, stillOpen, claims } = await batchSummary(batch)
  const { unrecognised, error } = batch.plan.counts
  return { trips, irregular, stillOpen, claims, unread: unrecognised + error }
}

const batchIn = async ({ user, params }: HttpContext) =>
  params.batch_id ? Batch.personal(user).where('public_id', params.batch_id).firstOrFail() : null
