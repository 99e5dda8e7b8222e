import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claim'
import { claimChecks } from '#app/claims/claim_checks'
import { claimList } from '#app/claims/claim_list'
import ClaimPolicy from '#app/claims/claim_policy'
import { claimMachine } from '#app/claims/claim_status'
import { claimTimeline } from '#app/claims/claim_timeline'
import ClaimTransformer from '#app/claims/transformers/claim_transformer'
import { sendExport } from '#app/http/list_export'
import { listPage, savedViews } from '#app/http/list_page'
import TripTransformer from '#app/trips/transformers/trip_transformer'
import type { Tap } from '#app/trips/trip_taps'

export default class ClaimsController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Claims/Index', {
      list: () => listPage(ctx, claimList),
      savedViews: savedViews(ctx, claimList),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, claimList)
  }

  async show({ auth, bouncer, inertia, params, request }: HttpContext) {
    const from = await claimList.parse(request.qs())
    const claim = await Claim.findWithTapsOrFail(params.id)

    return inertia.render('Admin/Claims/Show', {
      claim: ClaimTransformer.transform(claim).useVariant('forAdmin'),
      trip: TripTransformer.transform(claim.trip).useVariant('forAdmin'),
      taps: claim.$extras.taps as Tap[],
      checks: claimChecks(claim),
      timeline: () => claimTimeline(claim, { names: true }),
      neighbours: () => claimList.neighbours(claim.reference, from),
      filter: from.address,
      may: {
        decide:
          claimMachine.allows(claim.status, 'approved') &&
          (await bouncer.with(ClaimPolicy).allows('recordDecision', claim)),
        recordRefund:
          (claim.awaitsRefund || claim.isGivenUp) &&
          (await bouncer.with(ClaimPolicy).allows('recordRefund', claim)),
        isOwn: claim.userId === auth.user!.id,
      },
    })
  }
}
