import logger from '@adonisjs/core/services/logger'
import drive from '@adonisjs/drive/services/main'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import { withLocalCopy } from '#app/travel/batches/stored_file'
import { discardEstimate } from '#app/claims/estimates/actions/discard_estimate'
import Estimate from '#app/claims/estimates/estimate'
import { Refusal } from '#app/platform/shared/refusal'
import { storageFaultOf } from '#app/platform/shared/drive/storage_fault'
import { lock } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'

/**
 * The file that a visitor had kept becomes an upload of `user`: the one of `token`, else the one they registered with. Null when
 * nothing was kept.
 */
export async function adoptEstimate(user: User, token?: unknown) {
  // Of two requests at once the second finds it gone.
  await lock('adopt_estimate', user.id)
  const estimate = await (token ? Estimate.findByToken(token) : Estimate.findByUser(user))
  if (!estimate) return null

  const { fileKey, byteSize: size, result } = estimate
  const name = estimate.originalFileName
  const batch = await withLocalCopy(drive.use(), fileKey, (path) =>
    uploadBatch(user, { path, name, size }, { autoImport: true, estimate: result })
  ).catch((error: unknown) => {
    // It was uploaded before; there is nothing to adopt.
    if (error instanceof Refusal) return null
    const fault = storageFaultOf(error)
    if (!fault) throw error
    // Nobody is kept from their account for the sake of a file that they have themselves.
    logger.error({ err: fault, estimate: estimate.id }, 'The file of a visitor was not adopted')
    return null
  })
  await discardEstimate(estimate)
  return batch
}
