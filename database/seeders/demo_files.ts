import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { importBatch } from '#app/claims/uploads/actions/import_batch'
import { planBatch } from '#app/claims/uploads/actions/plan_batch'
import { storeUpload } from '#app/travel/batches/actions/upload_batch'
import Batch from '#app/travel/batches/batch'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker, inTenant } from '#app/platform/shared/tenancy'
import type User from '#app/people/accounts/user'
import type { DemoFile } from '#database/demo/types'

/** A file of the story, through the importer; null when nothing of it was new. */
export async function importFile(uploader: User, file: DemoFile): Promise<Batch | null> {
  const bytes = file.bytes()
  const path = join(tmpdir(), `fareback-demo-${randomUUID()}`)
  await writeFile(path, bytes)
  try {
    const { id } = await inTenant(uploader.tenantId, () =>
      storeUpload(uploader, { path, name: file.name, size: bytes.length }, { isForTenant: uploader.role === 'manager' })
    )
    await planBatch(id)
    if (!(await start(uploader, id))) return null
    await importBatch(id)
    return asWorker(() => Batch.findOrFail(id))
  } finally {
    await rm(path, { force: true })
  }
}

async function start(uploader: User, id: number) {
  try {
    await inTenant(uploader.tenantId, async () => commitBatch(await Batch.findOrFail(id), uploader, { enqueue: false }))
    return true
  } catch (error) {
    if (error instanceof Refusal && error.key === 'nothingToImport') return false
    throw error
  }
}
