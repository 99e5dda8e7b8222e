import { randomUUID } from 'node:crypto'
import Attachment from '#app/claims/attachments/attachment'
import { fileTypeOf } from '#app/claims/attachments/file_type'
import { headOf } from '#app/claims/attachments/head_of'
import { record } from '#app/messages/events/record'
import type { Subject } from '#app/platform/audit/audit'
import { withStoredFiles, sha256Of } from '#app/platform/shared/drive/stored_file'
import { fileName } from '#app/platform/shared/clean_text'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

export const MAX_BYTES = 10_000_000

type Target = { claimId: number } | { letterId: number }
type Upload = { path: string; name: string; size: number }

/** Throws a Refusal unless its bytes are a PDF, an image or a mail. */
export async function attachFile(target: Target, subject: Subject, upload: Upload, by: User) {
  if (upload.size > MAX_BYTES) throw new Refusal('file', 'attachmentTooLarge')
  if (upload.size === 0) throw new Refusal('file', 'attachmentEmpty')
  const type = fileTypeOf(await headOf(upload.path), upload.name)
  if (!type) throw new Refusal('file', 'attachmentType')

  const key = `attachments/${randomUUID()}`
  const sha256 = await sha256Of(upload.path)
  return withStoredFiles([{ key, path: upload.path }], async () => {
    const attachment = await Attachment.create({
      ...target,
      key,
      name: fileName(upload.name),
      type,
      size: upload.size,
      sha256,
      createdById: by.id,
      createdAt: now(),
    })
    await record(`${subject.type}.file_attached`, subject, by, { name: attachment.name })
    return attachment
  })
}
