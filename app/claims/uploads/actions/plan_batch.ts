import { addToOutbox } from '#app/messages/live/outbox'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import Batch from '#app/travel/batches/batch'
import { BatchCards } from '#app/travel/batches/batch_cards'
import { isClear } from '#app/travel/batches/batch_plan'
import { markBesideUnread } from '#app/travel/batches/beside_unread'
import { dispositionOf } from '#app/travel/batches/disposition_of'
import { newTally } from '#app/travel/batches/row_tally'
import { type PlannedRow, storeBatchRows } from '#app/travel/batches/store_batch_rows'
import { Fingerprints } from '#app/travel/batches/fingerprint'
import { askUploader } from '#app/travel/batches/actions/ask_uploader'
import { commitBatch } from '#app/travel/batches/actions/commit_batch'
import { failBatch } from '#app/travel/batches/actions/fail_batch'
import { NeedsAnswer } from '#app/travel/batches/batch_question'
import { waitsFrozen } from '#app/claims/uploads/waits_frozen'
import { estimatePlan } from '#app/claims/uploads/estimate_plan'
import { attempt } from '#app/travel/batches/attempts'
import { type Export, readExport } from '#app/travel/batches/reading/process/read_export'
import { ReaderEnded } from '#app/travel/batches/reading/process/reader'
import { type ReadRow, UnreadableFile } from '#app/travel/batches/reading/types'
import { withLocalCopy } from '#app/platform/shared/drive/stored_file'
import { now } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { isFileMissing } from '#app/platform/shared/drive/storage_fault'
import User from '#app/people/accounts/user'

const CHUNK_ROWS = 2_000

/** All or nothing: after a worker died, another plans again. An unreadable file fails the batch with its reason. */
export async function planBatch(batchId: number) {
  if (await waitsFrozen('plan_batch', batchId)) return
  const batch = await begin(batchId)
  if (!batch) return

  await attempt(batch, async () => {
    try {
      await withLocalCopy(batch.fileKey, (path) => planWithRetry(batchId, path))
    } catch (error) {
      if (error instanceof NeedsAnswer) return askUploader(batchId, error)
      if (isFileMissing(error)) {
        logger.error({ err: error, batch: batchId }, 'The file of an upload is missing')
        return failBatch(batchId, 'fileMissing')
      }
      if (!(error instanceof UnreadableFile)) throw error
      if (error.problem === 'ambiguousDates') {
        return askUploader(batchId, new NeedsAnswer('date_order'))
      }
      await failBatch(batchId, error.problem)
    }
  })
}

/** A reader that was killed from outside gets one successor. */
async function planWithRetry(batchId: number, path: string) {
  try {
    await asWorker(() => plan(batchId, path))
  } catch (error) {
    if (!(error instanceof ReaderEnded)) throw error
    await asWorker(() => plan(batchId, path)).catch((second: unknown) => {
      throw second instanceof ReaderEnded ? new UnreadableFile('tooHardToRead') : second
    })
  }
}

async function begin(batchId: number) {
  return asWorker(async () => {
    const batch = await Batch.query().where('id', batchId).forUpdate().first()
    if (!batch?.canMoveTo('parsing')) return null
    return batch.moveTo('parsing', { by: null, set: { progress: 0 }, audit: null })
  })
}

async function plan(batchId: number, path: string) {
  await lock('plan_batch', batchId)
  const batch = await Batch.findOrFail(batchId)
  if (!batch.canMoveTo('planned')) return
  const options = {
    fileName: batch.originalFileName,
    chunkRows: CHUNK_ROWS,
    dayFirst: batch.dayFirst ?? undefined,
  }
  await readExport(path, options, (file) => planRows(batch, file))
}

async function planRows(batch: Batch, file: Export) {
  batch.format = file.dialect
  const cards = await BatchCards.for(batch, await User.findOrFail(batch.userId), file)
  const connection = await currentConnection()
  await connection.query('delete from batch_rows where batch_id = $1', [batch.id])
  await connection.query('delete from batch_cards where batch_id = $1', [batch.id])

  const fingerprints = new Fingerprints()
  const tally = newTally()
  const report = progressOf(batch)
  let isMatched = false
  // The database stores a chunk while the next is planned.
  let storing: Promise<unknown> = Promise.resolve()

  for await (const chunk of file.rows()) {
    if (!isMatched) await cards.match(chunk)
    isMatched = true
    const planned = chunk.map((row) => planRow(row, cards, fingerprints))
    await markDuplicates(planned)
    tally.add(planned)
    await cards.stored.giveIds()
    const stored = Promise.all([cards.stored.add(connection), storeBatchRows(connection, batch, planned)])
    stored.catch(() => {})
    await storing
    storing = stored
    await report(tally.rows)
  }
  await storing
  if (tally.rows === 0) throw new UnreadableFile('noRows')
  await cards.refuseOthers()
  await cards.stored.complete()
  const counted = { ...tally.plan(), ...cards.summary() }
  if (counted.counts.error > 0) await markBesideUnread(batch.id)
  const { id, userId, tenantId, format } = batch
  const estimate = await estimatePlan([{ id, userId, tenantId, format, plan: counted }])

  await batch.moveTo('planned', {
    by: null,
    set: {
      progress: 100,
      rowsRead: tally.rows,
      periodFrom: tally.first === null ? null : DateTime.fromMillis(tally.first),
      periodTo: tally.last === null ? null : DateTime.fromMillis(tally.last),
      plan: { ...counted, estimate },
      plannedAt: now(),
    },
    audit: null,
  })
  if (batch.importRequestedAt && isClear(batch.plan)) {
    await commitBatch(batch, await User.findOrFail(userId))
  }
}

function planRow(row: ReadRow, cards: BatchCards, fingerprints: Fingerprints): PlannedRow {
  const disposition = dispositionOf(row)
  if (!row.transaction) return { row, disposition, card: null, fingerprint: null }
  const card = cards.cardFor(row.transaction.cardNumber)
  return { row, disposition, card, fingerprint: fingerprints.of(card, row.transaction) }
}

/** Rows of an earlier batch; only known cards can have any. */
async function markDuplicates(planned: PlannedRow[]) {
  const asked = planned.filter(({ card }) => card?.isKnown)
  if (asked.length === 0) return

  const connection = await currentConnection()
  const { rows } = await connection.query<{ card_id: number; fingerprint: string }>({
    name: 'known_fingerprints',
    text: `select t.card_id, t.fingerprint from unnest($1::bigint[], $2::uuid[]) as asked (card_id, fingerprint)
           join transactions t using (card_id, fingerprint)`,
    values: [asked.map(({ card }) => card!.id), asked.map((one) => one.fingerprint)],
  })
  const known = new Set(rows.map((row) => `${row.card_id} ${row.fingerprint.replaceAll('-', '')}`))
  for (const one of asked) {
    if (known.has(`${one.card!.id} ${one.fingerprint}`)) one.disposition = 'duplicate'
  }
}

/** Runs outside the transaction, so that the page sees it at once; twice a second at most. */
function progressOf(batch: Batch) {
  let last = 0
  return async (rowsRead: number) => {
    if (Date.now() - last < 500) return
    last = Date.now()
    const guess = Math.min(95, Math.round((rowsRead * 120 * 100) / Math.max(batch.byteSize, 1)))
    await asWorker(async () => {
      await Batch.query().where('id', batch.id).update({ progress: guess, rows_read: rowsRead })
      addToOutbox(batch.live)
    })
  }
}
