import { recordUpload } from '#app/travel/batches/actions/upload_batch'
import { discardEstimate, forgetEstimate } from '#app/claims/estimates/actions/discard_estimate'
import Estimate from '#app/claims/estimates/estimate'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import type User from '#app/people/accounts/user'

/** The file of `token`, else the one they registered with. Null when nothing was kept. */
export async function adoptEstimate(user: User, token?: unknown) {
  // Of two requests at once the second finds it gone.
  await lock('adopt_estimate', user.id)
  const estimate = await (token ? Estimate.findByToken(token) : Estimate.findByUser(user))
  if (!estimate) return null

  const { fileKey, checksum, originalFileName: name, byteSize: size, result } = estimate
  const options = { autoImport: true, estimate: result }
  const batch = await recordUpload(user, { name, size, fileKey, checksum }, options).catch((error: unknown) => {
    // It was uploaded before; there is nothing to adopt.
    if (error instanceof Refusal) return null
    throw error
  })
  await (batch ? forgetEstimate(estimate) : discardEstimate(estimate))
  return batch
}
