import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#app/platform/audit/audit'
import Claim from '#app/claims/claims/claim'
import { sendDossier } from '#app/web/http/send_dossier'

/** Every download is audited: the dossier holds a card number. */
export default class EvidenceController {
  async show(ctx: HttpContext) {
    const claim = await Claim.findByReferenceOrFail(ctx.params.claim_id)
    await audit('claim.evidence_downloaded', claim.auditSubject, ctx.user, {})
    return sendDossier(ctx, claim, 'en')
  }
}
