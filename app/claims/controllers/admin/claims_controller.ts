import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claim'
import { claimChecks } from '#app/claims/claim_checks'
import { claimList, claimViewCounts, neighboursOf } from '#app/claims/claim_list'
import ClaimPolicy from '#app/claims/claim_policy'
import { claimMachine } from '#app/claims/claim_status'
import { claimTimeline } from '#app/claims/claim_timeline'
import ClaimTransformer from '#app/claims/transformers/claim_transformer'
import { claimListValidator } from '#app/claims/validators'
import Counterparty from '#app/counterparties/counterparty'
import CounterpartyTransformer from '#app/counterparties/transformers/counterparty_transformer'
import { pageMeta } from '#app/shared/pagination'
import TripTransformer from '#app/trips/transformers/trip_transformer'
import { tapsOf } from '#app/trips/trip_taps'

const PER_PAGE = 25

export default class ClaimsController {
  async index({ inertia, request }: HttpContext) {
    const filter = await request.validateUsing(claimListValidator, { data: request.qs() })
    const page = await claimList(filter)
      .preload('user')
      .preload('tenant')
      .preload('trip')
      .preload('counterparty')
      .paginate(filter.page ?? 1, PER_PAGE)

    return inertia.render('Admin/Claims/Index', {
      claims: ClaimTransformer.transform(page.all()).useVariant('forAdmin'),
      meta: pageMeta(page.currentPage, PER_PAGE, page.total),
      filter: { ...filter },
      counts: await claimViewCounts(),
      operators: CounterpartyTransformer.transform(await Counterparty.query().orderBy('name')),
    })
  }

  async show({ auth, bouncer, inertia, params, request }: HttpContext) {
    const filter = await request.validateUsing(claimListValidator, { data: request.qs() })
    const claim = await Claim.findByReferenceOrFail(params.id)
    await claim.load((loader) => loader.load('rule').load('tenant'))
    await claim.trip.load((loader) => loader.load('card').load('user'))
    claim.trip.$setRelated('counterparty', claim.counterparty)

    return inertia.render('Admin/Claims/Show', {
      claim: ClaimTransformer.transform(claim).useVariant('forAdmin'),
      trip: TripTransformer.transform(claim.trip).useVariant('forAdmin'),
      taps: await tapsOf(claim.trip),
      checks: claimChecks(claim),
      timeline: await claimTimeline(claim, { names: true }),
      neighbours: await neighboursOf(claim, filter),
      filter: { ...filter },
      may: {
        decide:
          claimMachine.allows(claim.status, 'approved') &&
          (await bouncer.with(ClaimPolicy).allows('decide', claim)),
        recordRefund:
          (claim.awaitsRefund || claim.isGivenUp) &&
          (await bouncer.with(ClaimPolicy).allows('recordRefund', claim)),
        isOwn: claim.userId === auth.user!.id,
      },
    })
  }
}
