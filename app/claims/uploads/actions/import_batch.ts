import { toUser } from '#app/messages/live/channel_sequence'
import { liveEvents, addToOutbox } from '#app/messages/live/outbox'
import { number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import Batch from '#app/travel/batches/batch'
import { kindOf } from '#app/travel/batches/batch_cards'
import type { PlannedCard } from '#app/travel/batches/batch_plan'
import { attempt } from '#app/travel/batches/attempts'
import { batchSummary } from '#app/travel/batches/batch_summary'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import OvcpCard from '#app/travel/cards/ovcp_card'
import { execute, lock } from '#app/platform/shared/execute'
import { asWorker, currentConnection } from '#app/platform/shared/tenancy'
import { blindIndex, blindIndexes, encrypt } from '#app/platform/encryption/encrypt'
import { rebuildTravel } from '#app/claims/uploads/actions/rebuild_travel'
import User from '#app/people/accounts/user'

export async function importBatch(batchId: number) {
  const batch = await asWorker(() => Batch.find(batchId))
  if (!batch?.canMoveTo('imported')) return
  await attempt(batch, () => importRows(batchId))
}

async function importRows(batchId: number) {
  await asWorker(async () => {
    // One worker at a time; a lock on the row itself would hold up its progress.
    await lock('import_batch', batchId)
    const batch = await Batch.find(batchId)
    if (!batch?.canMoveTo('imported')) return

    const { cardIds, allNew } = await createMissingCards(batch)
    await createTransactions(batch, cardIds, allNew)
    await progress(batch, 40)
    await rebuildTravel([...new Set(cardIds)], (share) => progress(batch, 40 + Math.round(share * 58)))

    await (
      await Batch.lock(batchId)
    ).moveTo('imported', {
      by: null,
      set: {
        progress: 100,
        importedAt: now(),
        newCardNumbersEncrypted: null,
        plan: {
          ...batch.plan,
          cards: batch.plan.cards.map((card) => ({ ...card, cardId: cardIds[card.ref] })),
        },
      },
      audit: null,
    })
    await tellUploader(batch)
    addToOutbox(liveEvents('BatchImported', batch.publicId, toUser(batch.userId)))
  })
}

/** One mail for files that came together, by the last of them. */
async function tellUploader(batch: Batch) {
  const { groupId, userId } = batch
  if (groupId) await lock('batch_group', groupId)
  const group = groupId ? await Batch.query().where({ group_id: groupId, user_id: userId }) : [batch]
  if (group.some(({ id, status }) => id !== batch.id && status === 'importing')) return

  const imported = group.filter(({ id, status }) => id === batch.id || status === 'imported')
  const found = { trips: 0, irregular: 0 }
  for (const one of imported) {
    const { trips, irregular } = await batchSummary(one)
    found.trips += trips
    found.irregular += irregular
  }
  await sendEmail(recipientOf(await User.findOrFail(userId)), 'batch_imported', {
    batch: batch.publicId,
    file: namesOf(imported),
    ...found,
  })
}

const MAX_NAMES = 3

function namesOf(batches: Batch[]) {
  const names = batches.map(({ fileName }) => fileName)
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` (+ ${more})` : '')
}

/** Two batches may bring the same new card; the second waits for the first and finds it. */
async function createMissingCards(batch: Batch) {
  const cardIds: number[] = []
  let allNew = true
  for (const card of batch.plan.cards) {
    const cardNumber = batch.newCardNumbers[card.ref] ?? null
    const known = card.cardId ?? (await findCard(batch, card, cardNumber))
    const created = known === null ? await createCard(batch, card, cardNumber) : null
    if (known !== null && cardNumber) await nameCard(known, cardNumber, batch)
    cardIds[card.ref] = (known ?? created ?? (await findCard(batch, card, cardNumber)))!
    if (created === null) allNew = false
  }
  return { cardIds, allNew }
}

async function createCard(batch: Batch, card: PlannedCard, cardNumber: string | null) {
  const created = await readRow(
    { id: number('id') },
    (columns) => `
       insert into ovcp_cards (tenant_id, user_id, kind, number_encrypted, number_index, last_4)
     values (?, ?, ?, ?, ?, ?) on conflict do nothing returning ${columns}`,
    [
      batch.tenantId,
      card.userId,
      card.kind,
      cardNumber && encrypt(cardNumber, 'card'),
      cardNumber && blindIndex(cardNumber),
      card.last4,
    ]
  )
  return created?.id ?? null
}

/** Its number stands in this file; the files before named none. */
const nameCard = (id: number, cardNumber: string, { format }: Batch) =>
  execute(
    `update ovcp_cards set number_encrypted = ?, number_index = ?, last_4 = ?, kind = case when kind = 'unknown' then ? else kind end
     where id = ? and number_index is null`,
    [encrypt(cardNumber, 'card'), blindIndex(cardNumber), cardNumber.slice(-4), kindOf(cardNumber, format), id]
  )

async function findCard(batch: Batch, card: PlannedCard, cardNumber: string | null) {
  const query = OvcpCard.ownedBy({ id: card.userId, tenantId: batch.tenantId })
  if (cardNumber) query.whereIn('number_index', blindIndexes(cardNumber))
  else query.whereNull('number_index').where({ last_4: card.last4, kind: card.kind })
  return (await query.first())?.id ?? null
}

async function createTransactions(batch: Batch, cardIds: number[], allNew: boolean) {
  const connection = await currentConnection()
  // Skips rows that another batch brought since the plan. New cards have none; not asking is a fifth faster.
  const unlessKnown = allNew ? '' : 'on conflict (card_id, fingerprint) do nothing'
  await connection.query(
    `insert into transactions
       (tenant_id, card_id, batch_id, line, fingerprint, kind, at, end_at, from_place, to_place,
        amount_cents, product, operator_name, transport, purpose, note, travel_class, correction_from, correction_until,
        external_id, version)
     select r.tenant_id, ($2::bigint[])[r.card_ref + 1], r.batch_id, r.line, r.fingerprint, r.kind, r.at,
       r.end_at, r.from_place, r.to_place, r.amount_cents, r.product, r.operator_name, r.transport,
       r.purpose, r.note, r.travel_class, r.correction_from, r.correction_until,
       r.external_id, r.version
     from batch_rows r
     where r.batch_id = $1 and r.disposition in ('create', 'not_a_trip')
     ${unlessKnown}`,
    [batch.id, cardIds]
  )
}

/** Runs outside the transaction of the import, so that the page sees it at once. */
const progress = (batch: Batch, percent: number) =>
  asWorker(async () => {
    await Batch.query().where('id', batch.id).update({ progress: percent })
    addToOutbox(batch.live)
  })
