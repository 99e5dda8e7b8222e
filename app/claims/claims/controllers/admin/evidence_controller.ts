import type { HttpContext } from '@adonisjs/core/http'
import { record } from '#app/messages/events/record'
import Claim from '#app/claims/claims/claim'
import { sendDossier } from '#app/web/http/send_dossier'

/** Every download is audited: the dossier holds a card number. */
export default class EvidenceController {
  async show(ctx: HttpContext) {
    const claim = await Claim.findByReferenceOrFail(ctx.params.claim_id)
    await record('claim.evidence_downloaded', claim.auditSubject, ctx.user, {})
    return sendDossier(ctx, claim, 'en')
  }
}
