import { record } from '#app/messages/events/record'
import { randomUUID } from 'node:crypto'
import Batch from '#app/travel/batches/batch'
import type { BatchPlan } from '#app/travel/batches/batch_plan'
import { maskedName } from '#app/travel/batches/masked_name'
import { withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import type { ClaimEstimate } from '#app/travel/batches/claim_estimate'
import { fileName } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type Upload = { path: string; name: string; size: number }
type Options = {
  groupId?: string | null
  /** For all people of the organisation that the user manages. */
  isForTenant?: boolean
  /** Imports as soon as the plan `isClear`. */
  autoImport?: boolean
  estimate?: ClaimEstimate
}

type Stored = Omit<Upload, 'path'> & { fileKey: string; checksum: string }

/** A job plans it. Throws a Refusal for a file that was uploaded before, with its earlier name. */
export async function uploadBatch(user: User, file: Upload, options: Options = {}) {
  const batch = await storeUpload(user, file, options)
  await enqueue('plan_batch', { batchId: batch.id }, user)
  return batch
}

export async function recordUpload(user: User, file: Stored, options: Options = {}) {
  const batch = await keep(user, file, options)
  await enqueue('plan_batch', { batchId: batch.id }, user)
  return batch
}

/** As `uploadBatch`, but no job plans it. */
export async function storeUpload(user: User, file: Upload, options: Options = {}) {
  const checksum = await sha256Of(file.path)
  await refuseKnown(user, checksum, options)
  const fileKey = newFileKey(user)
  return withStoredFiles([{ key: fileKey, path: file.path }], () => keep(user, { ...file, fileKey, checksum }, options))
}

export const newFileKey = ({ publicId }: User) => `batches/${publicId}/${randomUUID()}`

async function refuseKnown(user: User, checksum: string, { isForTenant }: Options) {
  const all = isForTenant ? Batch.ofTenant({ id: user.tenantId }) : Batch.personal(user)
  const same = await all.where({ checksum }).whereNotIn('status', ['failed', 'undone']).first()
  if (same) throw new Refusal('file', 'fileKnown', { name: same.fileName })
}

async function keep(user: User, file: Stored, options: Options) {
  const { fileKey, checksum } = file
  await refuseKnown(user, checksum, options)
  const batch = await Batch.create({
    tenantId: user.tenantId,
    userId: user.id,
    ...maskedName(fileName(file.name)),
    fileKey,
    byteSize: file.size,
    checksum,
    groupId: options.groupId ?? null,
    isForTenant: options.isForTenant ?? false,
    ...(options.estimate && { plan: { estimate: options.estimate } as BatchPlan }),
    importRequestedAt: options.autoImport ? now() : null,
    status: 'uploaded',
    uploadedAt: now(),
    createdAt: now(),
  })
  await batch.refresh()
  await record('batch.uploaded', batch, user)
  return batch
}
