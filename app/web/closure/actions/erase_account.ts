import { cents, number } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import { isPending } from '#app/money/payouts/questions'
import { isRejected } from '#app/claims/claims/questions'
import { audit } from '#app/platform/audit/audit'
import { moveClaim } from '#app/claims/claims/actions/move_claim'
import Claim from '#app/claims/claims/claim'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { pseudonymiseUser } from '#app/web/closure/actions/pseudonymise_user'
import { eraseExpenses } from '#app/web/closure/actions/erase_expenses'
import { eraseProfile } from '#app/web/closure/actions/erase_profile'
import { eraseTravel } from '#app/web/closure/actions/erase_travel'
import Erasure from '#app/web/closure/erasure'
import { closureStatus } from '#app/web/closure/closure_status'
import { now } from '#app/platform/shared/clock'
import { enqueue } from '#app/platform/queue/queue'
import { newReference } from '#app/platform/shared/reference'
import { Refusal } from '#app/platform/shared/refusal'
import { execute, widenToTenant } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

/** Leaves a pseudonym, which claims, the ledger and payouts refer to. What stays and why: docs/decisions. */
export async function eraseAccount({ id }: Pick<User, 'id'>, by: User) {
  // With this lock, changes from other tabs are either done or too late, see refuse_row_of_erased.sql.
  const user = await User.lock(id)
  if (user.isErased) throw new Refusal('erasure', 'leaving.alreadyErased')
  await refuseWhileOpen(user)
  // Rows of others name them too: messages to their address, visits of staff.
  await widenToTenant()

  const { email } = user
  // The text of the receipt stays after its address is gone, so it names nobody.
  const recipient = { ...recipientOf(user), firstName: '' }
  const erasure = await writeReceipt(user, by)
  await closeRejectedClaims(user, by)

  await pseudonymiseUser(user)
  // Runs before the rows of its subjects are deleted.
  await execute('select scrub_audit_logs(?)', [user.id])
  await eraseProfile(user, email)
  const fileKeys = [...(await eraseTravel(user)), ...(await eraseExpenses(user))]
  if (fileKeys.length > 0) await enqueue('delete_files', { keys: fileKeys })

  const { reference, paidOutCents, givenUpCents } = erasure
  await audit('user.erased', user.subject, by, {
    reference,
  })
  await sendEmail(recipient, 'account_erased', { reference, paidOutCents, givenUpCents })
  return erasure
}

async function refuseWhileOpen(user: User) {
  if (user.role === 'manager') {
    // Without this lock two managers who leave at once would each see the other stay.
    await execute('select 1 from tenants where id = ? for no key update', [user.tenantId])
  }
  const { blockers } = await closureStatus(user, { lock: true })
  if (blockers.length > 0) throw new Refusal('erasure', `leaving.${blockers[0]}`)

  const wallet = await readRow({ cents: cents('close_wallet(?)') }, '', [user.id])
  if (wallet!.cents !== 0) throw new Refusal('erasure', 'leaving.moneyLeft')
}

async function writeReceipt(user: User, by: User) {
  const sums = await readRow(
    {
      paidOutCents: cents(`(select coalesce(sum(amount_cents), 0)::bigint from payouts
        where user_id = ? and ${isPending('payouts')})`),
      givenUpCents: cents(`(select coalesce(-sum(e.amount_cents), 0)::bigint from wallet_entries e
        join ledger_transactions t on t.id = e.transaction_id and t.kind = 'balance.given_up'
        join ledger_accounts a on a.id = e.account_id and a.code = ?)`),
      withdrawnClaims: number(`(select count(*)::int from claims
        where user_id = ? and status = 'withdrawn')`),
    },
    '',
    [user.id, user.wallet, user.id]
  )
  return Erasure.create({
    ...sums!,
    reference: newReference('ERA'),
    tenantId: user.tenantId,
    userId: user.id,
    byStaffId: by.id === user.id ? null : by.id,
    erasedAt: now(),
  })
}

/** Objecting to a rejection would take the mandate, which ends here. */
async function closeRejectedClaims(user: User, by: User) {
  const rejected = await Claim.ownedBy(user).whereRaw(isRejected('claims')).orderBy('id')
  for (const claim of rejected) await moveClaim(claim, 'closed', by)
}
