import type { HttpContext } from '@adonisjs/core/http'
import Claim from '#app/claims/claims/claim'
import ClaimPolicy from '#app/claims/claims/claim_policy'
import { listState } from '#app/web/http/list_state'

/** The claim in the address, for staff who may decide on it. */
export async function claimIn({ bouncer, params }: HttpContext) {
  const claim = await Claim.findByReferenceOrFail(params.claim_id)
  await bouncer.with(ClaimPolicy).authorize('recordDecision', claim)
  return claim
}

/** Back to its page, which keeps where in the list of claims it was opened from. */
export const backToClaim = (ctx: HttpContext, { reference }: Pick<Claim, 'reference'>) =>
  ctx.response.redirect().toRoute('admin.claims.show', [reference], { qs: listState(ctx) })
