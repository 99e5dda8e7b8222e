import { sendEmail } from '#app/messages/emails/actions/send_email'
import { pseudonymiseUser } from '#app/people/accounts/actions/pseudonymise_user'
import { recipientOf } from '#app/people/accounts/recipient_of'
import User from '#app/people/accounts/user'
import { record } from '#app/messages/events/record'
import type { ErasedPerson } from '#app/platform/personal_data/personal_data'
import { enqueue } from '#app/platform/queue/queue'
import { now } from '#app/platform/shared/clock'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { execute } from '#app/platform/shared/execute'
import { escalatedToWorker, widenToTenant } from '#app/platform/shared/tenancy'
import { closureBlockers } from '#app/web/closure/closure_blockers'
import Erasure from '#app/web/closure/erasure'
import { personalData } from '#start/personal_data'

/** Leaves a pseudonym, which claims, the ledger and payouts refer to. What stays and why: `personal_data.ts` of each domain. */
export async function eraseAccount({ id }: Pick<User, 'id'>, by: User) {
  // With this lock, changes from other tabs are either done or too late, see refuse_row_of_erased.sql.
  const user = await User.query().where('id', id).forUpdate().firstOrFail()
  if (user.isErased) throw new Refusal('erasure', 'leaving.alreadyErased')
  const [blocker] = await closureBlockers(user, { lock: true })
  if (blocker) throw new Refusal('erasure', `leaving.${blocker}`)
  // Rows of others name them too: messages to their address, visits of staff.
  await widenToTenant()

  const email = user.email.toLowerCase()
  // The text of the receipt stays after its address is gone, so it names nobody.
  const recipient = { ...recipientOf(user), firstName: '' }
  const person = { id: user.id, tenantId: user.tenantId, byId: by.id }
  for (const { settle } of personalData) await settle?.(person)
  const erasure = await writeReceipt(user, by)

  await pseudonymiseUser(user)
  // Runs before the rows of its subjects are deleted.
  await execute('select scrub_audit_logs(?)', [user.id])
  const pseudonym = { name: user.fullName, email: user.email }
  // Only a worker sees all of it: files of estimates and of operators, and links of mails that wait.
  const keys = await escalatedToWorker(() => eraseAll({ ...person, email, pseudonym }))
  if (keys.length > 0) await enqueue('delete_files', { keys })

  const { reference, paidOutCents, givenUpCents } = erasure
  await record('user.erased', user.subject, by, { reference })
  await sendEmail(recipient, 'account_erased', { reference, paidOutCents, givenUpCents })
  return erasure
}

async function eraseAll(person: ErasedPerson) {
  const keys: string[] = []
  for (const { erase } of personalData) keys.push(...((await erase?.(person)) ?? []))
  return keys
}

async function writeReceipt(user: User, by: User) {
  const sums = {}
  for (const { receipt } of personalData) Object.assign(sums, await receipt?.(user))
  return Erasure.create({
    ...sums,
    reference: newReference('ERA'),
    tenantId: user.tenantId,
    userId: user.id,
    byStaffId: by.id === user.id ? null : by.id,
    erasedAt: now(),
  })
}
