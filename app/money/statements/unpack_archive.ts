import { createWriteStream } from 'node:fs'
import { basename } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, type ZipFile, openPromise } from 'yauzl'
import { record } from '#app/messages/events/record'
import { streamStored, withLocalCopy } from '#app/platform/shared/drive/stored_file'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'
import { withTemporaryFile } from '#app/platform/shared/temporary_file'
import { MAX_BYTES, uploadStatement } from '#app/money/statements/actions/upload_statement'
import StatementFile from '#app/money/statements/statement_file'
import { StatementProblem } from '#app/money/statements/statement_problem'
import User from '#app/people/accounts/user'

const MAX_FILES = 400
const MAX_INFLATED_BYTES = 500_000_000

export async function isArchive({ key }: Pick<StatementFile, 'key'>) {
  const content = await streamStored(key)
  for await (const piece of content) {
    content.destroy()
    return (piece as Buffer).subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))
  }
  return false
}

/** Skips files that were imported before. Throws StatementProblem for a damaged, empty or too large archive. */
export async function unpackArchive(archive: StatementFile) {
  if (archive.archiveId) throw new StatementProblem('not_a_statement', 'zip')
  const by = await asWorker(() => User.findOrFail(archive.uploadedById))
  await withLocalCopy(archive.key, async (path) => {
    const zip = await openPromise(path, { autoClose: false }).catch(damaged)
    try {
      const entries = await entriesOf(zip)
      for (const entry of entries) await takeOut(zip, entry, archive, by)
    } finally {
      zip.close()
    }
  })
  await asWorker(async () => {
    const file = await StatementFile.lock(archive.id)
    if (file.status !== 'uploaded') return
    await file.merge({ status: 'imported', importedAt: now(), format: 'zip' }).save()
    await record('statement_file.imported', file, null, {})
  })
}

async function entriesOf(zip: ZipFile) {
  if (zip.entryCount > MAX_FILES) throw new StatementProblem('too_large')
  const entries: Entry[] = []
  let bytes = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const name = basename(entry.fileName)
      const isFile = !/\/$/.test(entry.fileName) && !name.startsWith('.') && !/^__MACOSX\//.test(entry.fileName)
      if (isFile) entries.push(entry)
      bytes += entry.uncompressedSize
    }
  } catch {
    damaged()
  }
  if (bytes > MAX_INFLATED_BYTES) throw new StatementProblem('too_large')
  if (entries.length === 0) throw new StatementProblem('empty')
  return entries
}

const takeOut = (zip: ZipFile, entry: Entry, archive: StatementFile, by: User) =>
  withTemporaryFile(async (path) => {
    const size = await inflate(zip, entry, path)
    const upload = { path, name: basename(entry.fileName), size }
    await asWorker(() => uploadStatement(upload, by, { archiveId: archive.id })).catch((error: unknown) => {
      const isKnown = error instanceof Refusal && ['statementKnown', 'statementEmpty'].includes(error.key)
      if (!isKnown) throw error
    })
  })

/** What an entry says of its size is not trusted. */
async function inflate(zip: ZipFile, entry: Entry, path: string) {
  let size = 0
  const counted = new Transform({
    transform(piece: Buffer, _, done) {
      size += piece.length
      done(size > MAX_BYTES ? new StatementProblem('too_large') : null, piece)
    },
  })
  try {
    const content = await zip.openReadStreamPromise(entry)
    await pipeline(content, counted, createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    if (error instanceof StatementProblem) throw error
    damaged()
  }
  return size
}

function damaged(): never {
  throw new StatementProblem('broken_zip')
}
