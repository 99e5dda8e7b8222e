import { hash, randomUUID } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { DateTime } from 'luxon'
import Batch from '#app/travel/batches/batch'
import type { BatchPlan } from '#app/travel/batches/batch_plan'
import { instant } from '#app/platform/shared/clock'
import { Fingerprints } from '#app/travel/batches/fingerprint'
import { openExport } from '#app/travel/batches/reading/open_export'
import { dispositionOf } from '#app/travel/batches/disposition_of'
import { execute } from '#app/platform/shared/execute'
import type { ReadRow, ReadTransaction } from '#app/travel/batches/reading/types'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { bulkInsert } from '#app/platform/shared/bulk_insert'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { blindIndex, encrypt } from '#app/platform/encryption/encrypt'
import { rebuildTrips } from '#app/travel/trips/actions/rebuild_trips'
import type User from '#app/people/accounts/user'
import { withFile } from '#tests/factories/exports'

const COLUMNS = [
  'tenant_id',
  'card_id',
  'batch_id',
  'line',
  'disposition',
  'fingerprint',
  'kind',
  'at',
  'end_at',
  'from_place',
  'to_place',
  'amount_cents',
  'product',
  'operator_name',
  'transport',
  'purpose',
  'note',
] as const

/**
 * What the import of this export of one card leaves behind: batch, card, taps and trips, as rows. For tests in
 * which importing is not the subject (`imported` in tests/factories/exports.ts is the way through plan and import).
 */
export async function travelled(user: User, text: string): Promise<Batch> {
  return withFile(text, async (file) => {
    const taps = await tapsIn(file.path)
    const fileKey = `batches/${user.publicId}/${randomUUID()}`
    await drive.use().put(fileKey, text)
    return asWorker(async () => {
      const card = await cardOf(user, taps[0].cardNumber!)
      const batch = await Batch.create({
        tenantId: user.tenantId,
        userId: user.id,
        fileName: file.name,
        fileKey,
        byteSize: file.size,
        checksum: hash('sha256', text),
        uploadedAt: DateTime.now(),
        ...importedColumns(card, taps),
      })
      await storeTaps(user, card, batch.id, taps)
      await rebuildTrips([card.id])
      return batch.refresh()
    })
  })
}

async function tapsIn(path: string) {
  const file = await openExport(path, { fileName: 'export.csv' })
  const rows = (await Array.fromAsync(file.rows())).flat()
  return rows.map(({ transaction }) => transaction!)
}

async function cardOf(user: User, number: string) {
  const card = await OvcpCard.firstOrCreate(
    { tenantId: user.tenantId, userId: user.id, numberIndex: blindIndex(number) },
    { kind: 'unknown', numberEncrypted: encrypt(number, 'card'), last4: number.slice(-4) }
  )
  return card.refresh()
}

async function storeTaps(user: User, card: OvcpCard, batchId: number, taps: ReadTransaction[]) {
  await addBatchCard(card, batchId, taps.length)
  const fingerprints = new Fingerprints()
  const rows = taps.map((tap, index) => [
    user.tenantId,
    card.id,
    batchId,
    index + 2,
    dispositionOf({ transaction: tap, problem: null } as ReadRow),
    fingerprints.of(0, tap),
    tap.kind,
    instant(tap.at),
    instant(tap.endAt),
    tap.fromPlace,
    tap.toPlace,
    tap.amountCents,
    tap.product,
    tap.operatorName,
    tap.transport,
    tap.purpose,
    tap.note,
  ])
  await bulkInsert(await currentConnection(), 'batch_rows', COLUMNS, rows)
}

/** A card of a batch whose rows are in force. */
export const addBatchCard = ({ id, tenantId, userId, kind, last4 }: OvcpCard, batchId: number, rows = 0) =>
  execute(
    `insert into batch_cards (tenant_id, batch_id, card_id, position, user_id, kind, last_4, rows_count, is_new, is_known, imported_at)
     select ?, ?, ?, 0, ?, ?, ?, ?, false, true, now()`,
    [tenantId, batchId, id, userId, kind, last4, rows]
  )

function importedColumns(card: OvcpCard, taps: ReadTransaction[]) {
  const times = taps.map(({ at }) => at)
  const plan: BatchPlan = {
    counts: { create: taps.length, duplicate: 0, not_a_trip: 0, unrecognised: 0, error: 0 },
    warnings: {},
    cardsCount: 1,
    last4: card.last4,
    travelCents: taps.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0),
    onlyCheckOuts: false,
    estimate: null,
  }
  return {
    status: 'imported' as const,
    format: 'ov_nl_12' as const,
    progress: 100,
    rowsRead: taps.length,
    periodFrom: DateTime.fromMillis(Math.min(...times)),
    periodTo: DateTime.fromMillis(Math.max(...times)),
    plan,
    plannedAt: DateTime.now(),
    importedAt: DateTime.now(),
  }
}
