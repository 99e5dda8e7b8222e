import { randomUUID } from 'node:crypto'
import { audit } from '#app/audit/audit'
import Batch from '#app/batches/batch'
import { maskedName, sha256Of, storeWhole } from '#app/batches/stored_file'
import { broadcastProgress } from '#app/batches/broadcast_batch'
import { fileName } from '#app/shared/clean_text'
import { now } from '#app/shared/clock'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

type Upload = { path: string; name: string; size: number }
/** `groupId`: the same for files that were chosen together. */
type Options = { groupId?: string | null }

export async function uploadBatch(user: User, file: Upload, options: Options = {}) {
  const batch = await storeUpload(user, file, options)
  await enqueue('plan_batch', { batchId: batch.id }, user)
  return batch
}

/** Refuses a file that was uploaded before, with its earlier name. */
export async function storeUpload(user: User, file: Upload, options: Options = {}) {
  const checksum = await sha256Of(file.path)
  const same = await Batch.ownedBy(user)
    .where({ checksum })
    .whereNotIn('status', ['failed', 'undone'])
    .first()
  if (same) throw new Refusal('file', 'fileKnown', { name: same.fileName })

  const fileKey = `batches/${user.publicId}/${randomUUID()}`
  await storeWhole(fileKey, file.path)

  const batch = await Batch.create({
    tenantId: user.tenantId,
    userId: user.id,
    ...maskedName(fileName(file.name)),
    fileKey,
    byteSize: file.size,
    checksum,
    groupId: options.groupId ?? null,
    status: 'uploaded',
    uploadedAt: now(),
    createdAt: now(),
  })
  await batch.refresh()
  await audit('batch.uploaded', batch.auditSubject, user)
  broadcastProgress(batch)
  return batch
}
