import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import { audit } from '#app/audit/audit'
import Batch from '#app/batches/batch'
import { sha256Of } from '#app/batches/stored_file'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import type User from '#app/users/user'

type Upload = { path: string; name: string; size: number }
type Options = { cardId?: number | null; dayFirst?: boolean | null; uploadedAt?: DateTime }

/** Keeps the file and asks a worker to plan it. The same file again leads to the batch it became. */
export async function uploadBatch(user: User, file: Upload, options: Options = {}) {
  const sha256 = await sha256Of(file.path)
  const same = await Batch.query()
    .where({ tenant_id: user.tenantId, user_id: user.id, sha256 })
    .whereNotIn('status', ['failed', 'undone'])
    .first()
  if (same) throw new Refusal('file', 'fileKnown', { name: same.fileName })

  const fileKey = `batches/${user.publicId}/${randomUUID()}`
  await drive.use().putStream(fileKey, createReadStream(file.path))

  const batch = await Batch.create({
    tenantId: user.tenantId,
    userId: user.id,
    fileName: file.name.slice(0, 200),
    fileKey,
    byteSize: file.size,
    sha256,
    cardId: options.cardId ?? null,
    dayFirst: options.dayFirst ?? null,
    status: 'uploaded',
    uploadedAt: options.uploadedAt ?? DateTime.now(),
  })
  await batch.refresh()
  await audit('batch.uploaded', { type: 'batch', ...ids(batch) }, user)
  await enqueue('plan_batch', { batchId: batch.id })
  return batch
}

const ids = (batch: Batch) => ({ id: batch.id, tenantId: batch.tenantId })
