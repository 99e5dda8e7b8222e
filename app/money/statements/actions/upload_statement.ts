import { randomUUID } from 'node:crypto'
import { record } from '#app/messages/events/record'
import { withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import { fileName } from '#app/platform/shared/clean_text'
import { isoDate, now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { Refusal } from '#app/platform/shared/refusal'
import { lock } from '#app/platform/shared/execute'
import StatementFile from '#app/money/statements/statement_file'
import type User from '#app/people/accounts/user'

export const MAX_BYTES = 50_000_000

type Upload = { path: string; name: string; size: number }

/** Files up to this size are read before larger ones, which take minutes. */
const SMALL_BYTES = 1_000_000

/** Refuses the same bytes unless their import failed, which then goes on where it stopped, or was taken back. */
export async function uploadStatement(
  { path, name, size }: Upload,
  by: User,
  options: { enqueue?: boolean; archiveId?: number } = {}
) {
  if (size === 0) throw new Refusal('file', 'statementEmpty')
  if (size > MAX_BYTES) throw new Refusal('file', 'statementTooLarge')
  const sha256 = await sha256Of(path)
  await refuseKnown(sha256)
  const key = `statements/${randomUUID()}`
  return withStoredFiles([{ key, path }], async () => {
    await lock('statement_file', sha256)
    await refuseKnown(sha256)
    const begun = await StatementFile.query()
      .where({ sha256, status: 'failed' })
      .where('readCount', '>', 0)
      .where('settledCount', '>', 0)
      .forUpdate()
      .first()
    if (begun) await enqueue('delete_files', { keys: [key] })
    const file = begun
      ? await begun.merge(GOES_ON).save()
      : await newFile({ name, size, sha256, key, archiveId: options.archiveId }, by)
    await record('statement_file.uploaded', file.auditSubject, by, { name: file.name })
    if (options.enqueue ?? true) await enqueueImport(file)
    return file.refresh()
  })
}

async function refuseKnown(sha256: string) {
  const known = await StatementFile.query()
    .where('sha256', sha256)
    .whereNotIn('status', ['failed', 'withdrawn'])
    .first()
  if (known) throw new Refusal('file', 'statementKnown', { name: known.name, day: isoDate(known.createdAt) })
}

const GOES_ON = {
  status: 'booking' as const,
  problem: null,
  problemFound: null,
  problemPosition: null,
}

type NewFile = Omit<Upload, 'path'> & { sha256: string; key: string; archiveId?: number }

const newFile = ({ name, size, sha256, key, archiveId }: NewFile, by: User) =>
  StatementFile.create({
    name: fileName(name, 'statement'),
    key,
    size,
    sha256,
    archiveId: archiveId ?? null,
    status: 'uploaded',
    uploadedById: by.id,
    createdAt: now(),
  })

const enqueueImport = ({ id, size }: StatementFile) =>
  enqueue('import_statement', { fileId: id }, undefined, {
    group: size > SMALL_BYTES ? 'large' : 'small',
    priority: 0 - Math.ceil(Math.log2(size + 1)),
  })
