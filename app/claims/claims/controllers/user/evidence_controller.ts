import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import { sendDossier } from '#app/web/http/send_dossier'

export default class EvidenceController {
  async show(ctx: HttpContext) {
    const { user, params } = ctx
    const claim = await Claim.ownedBy(user).where('reference', params.claim_id).firstOrFail()
    return sendDossier(ctx, claim, user.locale ?? 'nl')
  }
}
