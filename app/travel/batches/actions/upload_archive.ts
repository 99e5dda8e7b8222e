import { randomUUID } from 'node:crypto'
import { newFileKey, recordUpload } from '#app/travel/batches/actions/upload_batch'
import { type Incoming, withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import { enqueue } from '#app/platform/queue/queue'
import { type UnpackedFile, withUnpacked } from '#app/travel/batches/archive/unpack_archive'
import type Batch from '#app/travel/batches/batch'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type Options = { groupId?: string | null; autoImport?: boolean; isForTenant?: boolean; ip: string }

/** Each file of a ZIP is one of a group; what was uploaded before is left out. Throws a Refusal when nothing is new. */
export const uploadArchive = (user: User, archive: { path: string }, { ip, ...options }: Options) =>
  withUnpacked(archive.path, { ip, personId: user.id }, (files) => uploadAll(user, files, options))

async function uploadAll(user: User, files: UnpackedFile[], options: Omit<Options, 'ip'>) {
  const groupId = options.groupId ?? (files.length > 1 ? randomUUID() : null)
  // Files that come together are shown together first.
  const autoImport = groupId === null && options.autoImport
  const batches: Batch[] = []
  const known: Refusal[] = []
  const incoming: (Incoming & Parameters<typeof recordUpload>[1])[] = []
  for (const file of files) {
    const key = newFileKey(user)
    incoming.push({ ...file, key, fileKey: key, checksum: await sha256Of(file.path) })
  }
  await withStoredFiles(incoming, async () => {
    for (const file of incoming) {
      try {
        batches.push(await recordUpload(user, file, { groupId, autoImport, isForTenant: options.isForTenant }))
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        known.push(error)
        await enqueue('delete_files', { keys: [file.key] })
      }
    }
  })
  if (batches.length === 0) {
    throw known.length === 1 ? known[0] : new Refusal('file', 'archive.known', { count: known.length })
  }
  return { batches, groupId, known: known.length }
}
