import type { HttpContext } from '@adonisjs/core/http'
import { EMPLOYER_MANDATE_TEXT, EMPLOYER_MANDATE_VERSION } from '#app/claims/mandates/employer_mandate_text'
import { startFiling } from '#app/claims/business/actions/start_filing'
import { latestFiling } from '#app/claims/business/filing_progress'
import { proposalGroups, proposalTotals } from '#app/claims/business/proposals'
import { tenantClaimList } from '#app/claims/business/tenant_claim_list'
import { tenantClaimTotals } from '#app/claims/business/tenant_claim_totals'
import TenantMandate from '#app/claims/claims/tenant_mandate'
import { findBusinessClaim } from '#app/claims/business/find_business_claim'
import { chosenClaimsValidator } from '#app/claims/business/validators'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import { claimTimeline } from '#app/claims/claims/claim_timeline'
import { REJECTION_REASONS } from '#app/claims/claims/isomorphic/rejection_reason'
import ClaimTransformer from '#app/claims/claims/transformers/claim_transformer'
import { recordLook } from '#app/people/looks/look'
import TenantPolicy from '#app/people/organisations/tenant_policy'
import { enqueue } from '#app/platform/queue/queue'
import { escalatedToWorker } from '#app/platform/shared/tenancy'
import { sendExport } from '#app/web/http/list_export'
import { localeOf } from '#app/web/http/middleware/locale_middleware'
import { listPage } from '#app/web/http/list_page'

/** Claims for the business travel of all people, for managers; others are shown their own. */
export default class ClaimsController {
  async index(ctx: HttpContext) {
    const { bouncer, inertia, response, tenant } = ctx
    if (await bouncer.with(TenantPolicy).denies('manage', tenant)) return response.redirect().toRoute('claims.index')
    return inertia.render('Tenant/Claims/Index', {
      list: await listPage(ctx, tenantClaimList, { of: tenant.id }),
      totals: await tenantClaimTotals(tenant),
      proposals: await proposalTotals(tenant),
    })
  }

  async export(ctx: HttpContext) {
    await ctx.bouncer.with(TenantPolicy).authorize('manage', ctx.tenant)
    return sendExport(ctx, tenantClaimList, { of: ctx.tenant.id })
  }

  async create(ctx: HttpContext) {
    const { bouncer, inertia, response, tenant, user } = ctx
    if (await bouncer.with(TenantPolicy).denies('manage', tenant)) return response.redirect().toRoute('claims.create')
    const mandate = await TenantMandate.of(tenant)
    return inertia.render('Tenant/Claims/Create/Batch', {
      totals: await proposalTotals(tenant),
      groups: await proposalGroups(tenant),
      filing: await latestFiling(tenant),
      mandate: mandate && { signedName: mandate.signedName, signedAt: mandate.signedAt.toISO()! },
      mandateText: { version: EMPLOYER_MANDATE_VERSION, text: EMPLOYER_MANDATE_TEXT[localeOf(ctx)] },
      signer: user.fullName,
    })
  }

  async store({ bouncer, user, request, response, tenant, notify }: HttpContext) {
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const { groups } = await request.validateUsing(chosenClaimsValidator)
    await startFiling(tenant, groups ?? null, user)

    notify('tenantClaimsStarted')
    return response.redirect().toRoute('tenant.claims.create', [tenant.slug])
  }

  async show(ctx: HttpContext) {
    const { bouncer, inertia, tenant, user } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const claim = await findBusinessClaim(ctx)
    const seesTrips = claim.trip.isBusiness && (await bouncer.with(TenantPolicy).allows('seeTrips', tenant))
    await recordLook({ id: claim.userId, tenantId: tenant.id }, user, { what: 'claim', claimId: claim.id })

    return inertia.render('Tenant/Claims/Show', {
      claim: ClaimTransformer.transform(claim).useVariant(seesTrips ? 'forManager' : 'withoutPlaces'),
      timeline: await claimTimeline(claim),
      seesTrips,
      form: { url: claim.rule.formUrl },
      reasons: [...REJECTION_REASONS],
    })
  }

  async destroy(ctx: HttpContext) {
    const { bouncer, user, response, tenant, notify } = ctx
    await bouncer.with(TenantPolicy).authorize('manage', tenant)
    const claim = await findBusinessClaim(ctx)
    await escalatedToWorker(() => moveClaim(claim, 'withdrawn', user))
    await enqueue('propose_claims', { userId: claim.userId })

    notify('claimWithdrawn')
    return response.redirect().toRoute('tenant.claims.show', [tenant.slug, claim.reference])
  }
}
