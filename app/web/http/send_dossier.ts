import type { HttpContext } from '@adonisjs/core/http'
import type Claim from '#app/claims/claims/claim'
import { dossierOf } from '#app/claims/claims/evidence/dossier'
import EvidenceBundle from '#app/claims/claims/evidence/evidence_bundle'
import type { Locale } from '#app/platform/shared/locale'

/** 404 for claims from before evidence was kept. */
export async function sendDossier({ response }: HttpContext, claim: Claim, locale: Locale) {
  const bundle = await EvidenceBundle.latestOf(claim)
  return response.file(`${claim.reference}.pdf`, await dossierOf(bundle, locale))
}
