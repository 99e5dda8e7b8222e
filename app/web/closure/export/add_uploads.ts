import { text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { addStoredFile } from '#app/web/closure/export/add_stored_file'
import type { AddFile } from '#app/platform/shared/zip_archive'
import type User from '#app/people/accounts/user'

/** A manager's file may hold the trips of others: it is left out unless every card in it is their own. Answers the names of those that are missing. */
export async function addUploads(user: User, add: AddFile) {
  const uploads = await readRows(
    { fileName: text('file_name'), fileKey: text('file_key') },
    `from batches b
     where tenant_id = ? and user_id = ? and (? or jsonb_array_length(b.plan->'cards') > 0)
       and not exists (select 1 from jsonb_array_elements(b.plan->'cards') card
         where (card->>'userId')::bigint <> b.user_id)
     order by id`,
    [user.tenantId, user.id, user.role !== 'manager']
  )
  const missing: string[] = []
  for (const [index, { fileName, fileKey }] of uploads.entries()) {
    const number = String(index + 1).padStart(3, '0')
    const name = `uploads/${number}-${safeName(fileName)}`
    missing.push(...(await addStoredFile(add, name, fileKey)))
  }
  return missing
}

/** A file name must not lead out of the folder where the archive is unpacked. */
const safeName = (name: string) => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^\.+/, '_')
