import { backToClaim, claimIn } from '#app/web/http/claim_in'
import type { HttpContext } from '@adonisjs/core/http'
import type Claim from '#app/claims/claims/claim'
import { claimList } from '#app/claims/claims/claim_list'
import { amendDecision } from '#app/claims/decisions/actions/amend_decision'
import { confirmDecision } from '#app/claims/decisions/actions/confirm_decision'
import { type Answer, recordDecision } from '#app/claims/decisions/actions/record_decision'
import { undoDecision } from '#app/claims/decisions/actions/undo_decision'
import type { Outcome } from '#app/claims/decisions/outcome'
import { LAST_DECISION, type LastDecision } from '#app/claims/decisions/undoable'
import { listState, parseListState } from '#app/web/http/list_state'
import { now } from '#app/platform/shared/clock'
import { amendmentValidator, decisionValidator } from '#app/claims/decisions/validators'

export default class DecisionsController {
  async store(ctx: HttpContext) {
    const { user, request, response, session } = ctx
    const claim = await claimIn(ctx)
    const { note, statedReason, answeredOn, next, ...answer } = await request.validateUsing(decisionValidator)
    // Before the claim leaves the list that is being worked through.
    const from = await parseListState(ctx, claimList)
    const following = next ? await claimList.neighbours(claim.reference, from) : null
    await recordDecision(claim, user, answer as Answer, { note, statedReason, answeredOn })
    // The page says so beside the button that takes it back.
    remember(session, claim, answer.outcome)

    if (next && !following!.next) return response.redirect().toRoute('admin.claims.index', [], { qs: from.address })
    const reference = following?.next ?? claim.reference
    return response.redirect().toRoute('admin.claims.show', [reference], { qs: listState(ctx) })
  }

  async update(ctx: HttpContext) {
    const { user, request, session, notify } = ctx
    const claim = await claimIn(ctx)
    const { note, statedReason, answeredOn, amendment, ...answer } = await request.validateUsing(amendmentValidator)
    await amendDecision(claim, user, answer as Answer, {
      note,
      statedReason,
      answeredOn,
      amendment,
    })
    remember(session, claim, answer.outcome)

    notify('decisionAmended')
    return backToClaim(ctx, claim)
  }

  async confirm(ctx: HttpContext) {
    const { user, notify } = ctx
    const claim = await claimIn(ctx)
    await confirmDecision(claim, user)

    notify('decisionConfirmed')
    return backToClaim(ctx, claim)
  }

  async destroy(ctx: HttpContext) {
    const { user, session, notify } = ctx
    const claim = await claimIn(ctx)
    await undoDecision(claim, user)
    session.forget(LAST_DECISION)

    notify('decisionUndone')
    return backToClaim(ctx, claim)
  }
}

const remember = (session: HttpContext['session'], { reference }: Claim, outcome: Outcome) =>
  session.put(LAST_DECISION, { reference, outcome, at: now().toMillis() } satisfies LastDecision)
