import { randomUUID } from 'node:crypto'
import { audit } from '#app/audit/audit'
import { sha256Of, storeWhole } from '#app/batches/stored_file'
import { fileName } from '#app/shared/clean_text'
import { now } from '#app/shared/clock'
import { enqueue } from '#app/shared/jobs/queue'
import { Refusal } from '#app/shared/refusal'
import { lock } from '#app/shared/tenancy'
import StatementFile from '#app/statements/statement_file'
import type User from '#app/users/user'

export const MOST_BYTES = 50_000_000

type Upload = { path: string; name: string; size: number }

/** Stores the file and imports it in a job. The same bytes are taken once, unless the import failed. */
export async function uploadStatement(
  { path, name, size }: Upload,
  by: User,
  options = { enqueue: true }
) {
  if (size === 0) throw new Refusal('file', 'statementEmpty')
  if (size > MOST_BYTES) throw new Refusal('file', 'statementTooLarge')
  const sha256 = await sha256Of(path)
  await lock('statement_file', sha256)
  const known = await StatementFile.query().where('sha256', sha256).whereNot('status', 'failed')
  if (known.length > 0) throw new Refusal('file', 'statementKnown')

  const file = await StatementFile.create({
    name: fileName(name, 'statement'),
    key: `statements/${randomUUID()}`,
    size,
    sha256,
    status: 'uploaded',
    uploadedById: by.id,
    createdAt: now(),
  })
  await audit('statement_file.uploaded', file.subject, by, { name: file.name })
  await storeWhole(file.key, path)
  if (options.enqueue) await enqueue('import_statement', { fileId: file.id })
  return file.refresh()
}
