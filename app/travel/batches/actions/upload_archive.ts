import { randomUUID } from 'node:crypto'
import { uploadBatch } from '#app/travel/batches/actions/upload_batch'
import { type UnpackedFile, withUnpacked } from '#app/travel/batches/archive/unpack_archive'
import type Batch from '#app/travel/batches/batch'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type Options = { groupId?: string | null; autoImport?: boolean; ip: string }

/** Each file of a ZIP becomes one of a group; what was uploaded before is left out. Throws a Refusal when nothing is new. */
export const uploadArchive = (user: User, archive: { path: string }, { ip, ...options }: Options) =>
  withUnpacked(archive.path, { ip, personId: user.id }, (files) => uploadAll(user, files, options))

async function uploadAll(user: User, files: UnpackedFile[], options: Omit<Options, 'ip'>) {
  const groupId = options.groupId ?? (files.length > 1 ? randomUUID() : null)
  // Files that come together are shown together first.
  const autoImport = groupId === null && options.autoImport
  const batches: Batch[] = []
  const known: Refusal[] = []
  for (const file of files) {
    try {
      batches.push(await uploadBatch(user, file, { groupId, autoImport }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      known.push(error)
    }
  }
  if (batches.length === 0) {
    throw known.length === 1 ? known[0] : new Refusal('file', 'archive.known', { count: known.length })
  }
  return { batches, groupId, known: known.length }
}
