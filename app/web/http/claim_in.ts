import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { listState } from '#app/web/http/list_state'

/** Throws E_ROW_NOT_FOUND and E_AUTHORIZATION_FAILURE. */
export async function claimIn({ bouncer, params }: HttpContext) {
  const claim = await Claim.findByReferenceOrFail(params.claim_id)
  await bouncer.with(ClaimPolicy).authorize('recordDecision', claim)
  return claim
}

export const backToClaim = (ctx: HttpContext, { reference }: Pick<Claim, 'reference'>) =>
  ctx.response.redirect().toRoute('admin.claims.show', [reference], { qs: listState(ctx) })
