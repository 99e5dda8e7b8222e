import { sendEmail } from '#app/messages/emails/actions/send_email'
import Batch from '#app/travel/batches/batch'
import { batchSummary } from '#app/travel/batches/batch_summary'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { now } from '#app/platform/shared/clock'
import { lock } from '#app/platform/shared/execute'
import Tenant from '#app/people/tenants/tenant'
import User from '#app/people/accounts/user'

/** One mail about the files of a group that were imported, once none of them is importing any more: the last may have failed. */
export async function mailUploader({ id, groupId, userId }: Batch) {
  if (groupId) await lock('batch_group', groupId)
  const group = await Batch.query().where(groupId ? { group_id: groupId, user_id: userId } : { id })
  if (group.some(({ status }) => status === 'importing')) return

  const imported = group.filter(({ status, toldAt }) => status === 'imported' && toldAt === null)
  if (imported.length === 0) return
  const found = { trips: 0, irregular: 0, besideUnread: 0 }
  for (const one of imported) {
    const { trips, irregular, besideUnread } = await batchSummary(one)
    found.trips += trips
    found.irregular += irregular
    found.besideUnread += besideUnread
  }
  await sendEmail(recipientOf(await User.findOrFail(userId)), 'batch_imported', {
    path: await pathTo({ groupId: group.length > 1 ? groupId : null, batch: imported[0] }),
    file: namesOf(imported),
    ...found,
  })
  const ids = imported.map((one) => one.id)
  await Batch.query().whereIn('id', ids).update({ told_at: now().toISO() })
}

async function pathTo({ groupId, batch }: { groupId: string | null; batch: Batch }) {
  if (!batch.isForTenant) return groupId ? `batch-groups/${groupId}` : `batches/${batch.publicId}`
  const { slug } = await Tenant.findOrFail(batch.tenantId)
  return groupId ? `t/${slug}/batches` : `t/${slug}/batches/${batch.publicId}`
}

const MAX_NAMES = 3

function namesOf(batches: Batch[]) {
  const names = batches.map(({ fileName }) => fileName)
  const more = names.length - MAX_NAMES
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` (+ ${more})` : '')
}
