import { type BatchStatus, isProcessing } from '#app/travel/batches/batch_status'
import { addStoredFile } from '#app/platform/personal_data/add_stored_file'
import type { Person, PersonalData } from '#app/platform/personal_data/personal_data'
import { number, text, typed } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import { execute } from '#app/platform/shared/execute'
import type { AddFile } from '#app/platform/shared/zip_archive'

/** Every card in it is their own; what a manager uploaded for an organisation stays with it. */
const IS_OWN =
  'not b.is_for_tenant and not exists (select 1 from batch_cards k where k.batch_id = b.id and k.user_id <> b.user_id)'

export const batchesData: PersonalData = {
  tables: {
    batches: {
      exported: 'uploads/',
      erased: 'emptied',
      retained: 'as long as the account; what came to nothing, until its owner undoes it',
    },
    batch_cards: {
      exported: { not: 'what uploads say of cards; their rows and the cards themselves are in the export' },
      erased: 'deleted',
      retained: 'as long as its upload; a card number until it is imported',
    },
    batch_rows: { exported: 'transactions.csv', erased: 'deleted', retained: 'as long as its upload' },
  },
  export: { files: addUploads },
  /** A running upload would store erased rows again. `no key update` lets its worker go on. */
  async blockers({ id, tenantId }, { lock }) {
    const batches = await readRows(
      { status: typed<BatchStatus>('status') },
      `from batches where tenant_id = ? and user_id = ? ${lock ? 'for no key update' : ''}`,
      [tenantId, id]
    )
    return batches.some((batch) => isProcessing(batch.status)) ? ['uploadMoving'] : []
  },
  async erase(person) {
    const keys = await eraseUploads(person)
    await eraseFromSharedUploads(person)
    return keys
  },
}

async function eraseUploads({ id }: Person) {
  const uploads = await readRows(
    { id: number('b.id'), fileKey: text('b.file_key') },
    `from batches b where user_id = ? and ${IS_OWN}`,
    [id]
  )
  const ids = uploads.map((upload) => upload.id)
  await execute('delete from batch_rows where batch_id = any(?)', [ids])
  await execute(
    'delete from batches b where id = any(?) and not exists (select 1 from claims c where c.batch_id = b.id)',
    [ids]
  )
  await execute(
    `update batches set file_name = '[erased]', file_name_encrypted = null,
       file_key = '', checksum = 'erased ' || id,
       plan = '{}', card_id = null, period_from = null, period_to = null
     where id = any(?)`,
    [ids]
  )
  return uploads.map((upload) => upload.fileKey)
}

async function eraseFromSharedUploads({ id, tenantId }: Person) {
  await execute(
    `update batches b set plan = jsonb_set(b.plan, '{last4}', 'null') from batch_cards k
     where k.tenant_id = ? and k.user_id = ? and b.id = k.batch_id and b.plan->'last4' is not null`,
    [tenantId, id]
  )
  // With their rows.
  await execute('delete from batch_cards where tenant_id = ? and user_id = ?', [tenantId, id])
}

async function addUploads({ id, tenantId }: Person, add: AddFile) {
  const uploads = await readRows(
    { fileName: text('file_name'), fileKey: text('file_key') },
    `from batches b join users u on u.id = b.user_id
     where b.tenant_id = ? and b.user_id = ? and (u.role <> 'manager' or exists (select 1 from batch_cards k where k.batch_id = b.id)) and ${IS_OWN}
     order by b.id`,
    [tenantId, id]
  )
  const missing: string[] = []
  for (const [index, { fileName, fileKey }] of uploads.entries()) {
    const name = `uploads/${String(index + 1).padStart(3, '0')}-${safeName(fileName)}`
    missing.push(...(await addStoredFile(add, name, fileKey)))
  }
  return missing
}

/** A file name must not lead out of the folder where the archive is unpacked. */
const safeName = (name: string) => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^\.+/, '_')
