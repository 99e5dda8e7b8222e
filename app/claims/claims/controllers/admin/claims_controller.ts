import { hasMandate } from '#app/claims/claims/questions'
import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import { claimChecks } from '#app/claims/claims/claim_checks'
import { claimList } from '#app/claims/claims/claim_list'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { awaitsDecision } from '#app/claims/claims/isomorphic/claim_status'
import { staffTimeline } from '#app/claims/claims/claim_timeline'
import { type CommitteeAsked, consentsSql } from '#app/claims/claims/committee_asked'
import { explain } from '#app/claims/claims/explanation'
import ClaimTransformer from '#app/claims/claims/transformers/claim_transformer'
import { type AttachedFile, attachmentsOfClaimSql } from '#app/claims/attachments/attachments_of'
import { type RecordedDecision, decisionsSql } from '#app/claims/decisions/decisions_of'
import { LAST_DECISION, undoableIn } from '#app/claims/decisions/undoable'
import { parseListState } from '#app/web/http/list_state'
import { type LetterOfClaim, lettersSql } from '#app/claims/letters/letters_of_claim'
import { sendExport } from '#app/web/http/list_export'
import { listPage, savedViews } from '#app/web/http/list_page'
import TripTransformer from '#app/travel/trips/transformers/trip_transformer'
import type { Tap } from '#app/travel/trips/trip_taps'

export default class ClaimsController {
  async index(ctx: HttpContext) {
    return ctx.inertia.render('Admin/Claims/Index', {
      list: () => listPage(ctx, claimList),
      savedViews: savedViews(ctx, claimList),
      undoable: undoableIn(ctx.session.get(LAST_DECISION)),
    })
  }

  async export(ctx: HttpContext) {
    return sendExport(ctx, claimList)
  }

  async show(ctx: HttpContext) {
    const { user, bouncer, inertia, params, session } = ctx
    const from = await parseListState(ctx, claimList)
    const claim = await Claim.findWithTapsOrFail(params.id, {
      decisions: decisionsSql('root'),
      attachments: attachmentsOfClaimSql('root'),
      letters: lettersSql('root'),
      consents: consentsSql('root'),
      hasMandate: hasMandate('root'),
    })
    const decisions = claim.$extras.decisions as RecordedDecision[]
    const latest = decisions.at(-1)
    const canWork = await bouncer.with(ClaimPolicy).allows('recordDecision', claim)

    return inertia.render('Admin/Claims/Show', {
      claim: ClaimTransformer.transform(claim).useVariant('forAdmin'),
      trip: TripTransformer.transform(claim.trip).useVariant('forAdmin'),
      taps: claim.$extras.taps as Tap[],
      checks: claimChecks(claim),
      timeline: () => staffTimeline(claim),
      decisions,
      consents: claim.$extras.consents as CommitteeAsked[],
      attachments: claim.$extras.attachments as AttachedFile[],
      letters: claim.$extras.letters as LetterOfClaim[],
      explanation: () => explain(claim, 'en'),
      undoable: undoableIn(session.get(LAST_DECISION)),
      neighbours: () => claimList.neighbours(claim.reference, from),
      filter: from.address,
      may: {
        decide: canWork && awaitsDecision(claim.status),
        work: canWork,
        amend: canWork && latest !== undefined && claim.status === latest.outcome,
        review: canWork && latest?.review === 'due' && latest.byId !== user.id,
        recordRefund:
          (claim.awaitsRefund || claim.isGivenUp) && (await bouncer.with(ClaimPolicy).allows('recordRefund', claim)),
        isOwn: claim.userId === user.id,
      },
    })
  }
}
