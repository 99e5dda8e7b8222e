import { backToClaim, claimIn } from '#app/web/http/claim_in'
import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { record } from '#app/messages/events/record'
import { askAboutCommittee } from '#app/claims/claims/actions/ask_about_committee'
import { escalateClaim } from '#app/claims/claims/actions/escalate_claim'
import Claim from '#app/claims/claims/claim'
import CommitteeConsent from '#app/claims/claims/committee_consent'
import { escalationValidator } from '#app/claims/claims/validators'
import { disputeDossier } from '#app/claims/letters/dispute_dossier'
import { listState } from '#app/web/http/list_state'

export default class EscalationsController {
  async show(ctx: HttpContext) {
    const claim = await claimIn(ctx)
    if (!claim.isDisputed || !(await mayBringIt(claim))) throw new errors.E_ROW_NOT_FOUND(Claim)
    await record('claim.dispute_downloaded', claim.auditSubject, ctx.user)
    return ctx.response.file(`${claim.reference}-geschil.pdf`, await disputeDossier(claim))
  }

  async ask(ctx: HttpContext) {
    const claim = await claimIn(ctx)
    await askAboutCommittee(claim, ctx.user)

    ctx.notify('committeeAsked')
    return ctx.response.redirect().toRoute('admin.claims.show', [claim.reference], { qs: listState(ctx) })
  }

  async store(ctx: HttpContext) {
    const { user, request, notify } = ctx
    const claim = await claimIn(ctx)
    const { caseReference } = await request.validateUsing(escalationValidator)
    await escalateClaim(claim, user, caseReference)

    notify('claimEscalated')
    return backToClaim(ctx, claim)
  }
}

/** What names the traveller leaves us only with their yes and a mandate. */
async function mayBringIt(claim: Claim) {
  await claim.load('user')
  const said = await CommitteeConsent.query().where({ claim_id: claim.id, answer: 'yes' }).first()
  return said !== null && claim.user.mandateSignedAt !== null
}
