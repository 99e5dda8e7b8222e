import { record } from '#app/messages/events/record'
import User from '#app/people/accounts/user'
import type Tenant from '#app/people/tenants/tenant'
import { decrypt } from '#app/platform/encryption/encrypt'
import { enqueue } from '#app/platform/queue/queue'
import { number, orNull, text } from '#app/platform/shared/column'
import { lock } from '#app/platform/shared/execute'
import { readRows } from '#app/platform/shared/read_rows'
import { Refusal } from '#app/platform/shared/refusal'
import { escalatedToWorker } from '#app/platform/shared/tenancy'
import { refuseCardsOfOthers } from '#app/travel/batches/refuse_cards_of_others'
import { UnreadableFile } from '#app/travel/batches/reading/types'

/** Both public ids: of a card as `unassignedCards` lists it, and of a person of the organisation. */
export type CardAssignment = { cardId: string; userId: string }

/** All or none. Its rows in every file of the organisation are taken up by a job. Throws a Refusal for a card that has someone. */
export async function assignCards(tenant: Tenant, assignments: CardAssignment[], by: User) {
  await lock('card_assignments', tenant.id)
  const people = await peopleOf(tenant, assignments)
  const batchIds = new Set<number>()
  for (const { cardId, userId } of assignments) {
    const user = people.get(userId)
    if (!user) throw new Refusal('cards', 'tenant.personNotFound')
    for (const id of await assign(tenant, cardId, user, by)) batchIds.add(id)
  }
  for (const batchId of batchIds) await enqueue('take_up_cards', { batchId }, by)
}

async function peopleOf(tenant: Tenant, assignments: CardAssignment[]) {
  const people = await User.query()
    .where('tenant_id', tenant.id)
    .whereIn(
      'public_id',
      assignments.map(({ userId }) => userId)
    )
    .whereNull('erased_at')
    .whereNull('blocked_at')
  return new Map(people.map((user) => [user.publicId, user]))
}

async function assign(tenant: Tenant, cardId: string, user: User, by: User) {
  const [card] = await readRows(
    {
      index: orNull(text('k.number_index')),
      number: orNull(text('k.number_encrypted')),
      last4: orNull(text('k.last_4')),
    },
    `from batch_cards k join batches b on b.id = k.batch_id
     where k.public_id = ? and k.tenant_id = ? and k.user_id is null and b.is_for_tenant`,
    [cardId, tenant.id]
  )
  if (!card) throw new Refusal('cards', 'tenant.cardNotFound')
  await refuseOther(user, card.number)

  const taken = await readRows(
    { batchId: number('k.batch_id') },
    (columns) => `update batch_cards k set user_id = ? from batches b
     where b.id = k.batch_id and k.tenant_id = ? and k.user_id is null and b.is_for_tenant
       and (k.public_id = ?::uuid or k.number_index = ?) returning ${columns}`,
    [user.id, tenant.id, cardId, card.index]
  )
  await record('card.assigned', user.subject, by, { last4: card.last4, files: taken.length })
  return taken.map(({ batchId }) => batchId)
}

/** Between the plan and now someone may have added it as their own. */
async function refuseOther(user: User, numberEncrypted: string | null) {
  if (numberEncrypted === null) return
  const plain = decrypt(numberEncrypted, 'card')
  await escalatedToWorker(() => refuseCardsOfOthers(user.id, [plain])).catch((error: unknown) => {
    throw error instanceof UnreadableFile
      ? new Refusal('cards', 'tenant.cardOfOther', { last4: plain.slice(-4) })
      : error
  })
}
