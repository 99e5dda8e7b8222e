import Correction from '#app/money/adjustments/correction'
import { mayMoveAlone } from '#app/money/adjustments/moved_alone'
import { bookCost } from '#app/money/costs/book_cost'
import { sendEmail } from '#app/messages/emails/actions/send_email'
import { recipientOf } from '#app/people/accounts/recipient_of'
import { post } from '#app/money/ledger/ledger'
import { writeAllocations } from '#app/money/matching/allocate'
import { now } from '#app/platform/shared/clock'
import { nextIds } from '#app/platform/shared/next_ids'
import { Refusal } from '#app/platform/shared/refusal'
import StatementLine from '#app/money/statements/statement_line'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import User from '#app/people/accounts/user'

/** Throws a Refusal where a second person has to make the move, or where less is open by now. */
export async function applyCorrection({ id }: Pick<Correction, 'id'>, by: User) {
  const correction = await Correction.lock(id)
  correction.assertCanMove('applied')
  const isOwn = correction.requestedById === by.id
  if (isOwn && (correction.needsSecondPerson || !(await mayMoveAlone(correction, by)))) {
    throw new Refusal('correction', 'ownCorrection')
  }
  if (!isOwn) refuseNewStaff(by, 'correction')
  if (correction.userId === by.id) throw new Refusal('correction', 'ownCorrection')

  const ledgerTransactionId = correction.lineId
    ? await applyWriteOff(correction, correction.lineId, by)
    : await applyAdjustment(correction, by)
  return correction.moveTo('applied', {
    by,
    set: { decidedById: by.id, decidedAt: now(), ledgerTransactionId },
    audit: { amount: correction.amountCents, reason: correction.reason },
  })
}

async function applyAdjustment(correction: Correction, by: User) {
  const user = await User.lock(correction.userId!)
  if (user.isErased) throw new Refusal('correction', 'erasedAccount')
  const ledgerTransactionId = await post({
    kind: 'correction',
    key: `correction:${correction.id}`,
    postings: [
      { account: user.wallet, amountCents: correction.amountCents },
      { account: 'fees', amountCents: -correction.amountCents },
    ],
    subject: { type: 'correction', id: correction.id },
    actorId: by.id,
  })
  await sendEmail(recipientOf(user), 'balance_corrected', {
    amountCents: Math.abs(correction.amountCents),
    direction: correction.amountCents > 0 ? 'up' : 'down',
    reason: correction.reason,
  })
  return ledgerTransactionId
}

async function applyWriteOff(correction: Correction, lineId: number, by: User) {
  const line = await StatementLine.lock(lineId)
  const { amountCents, costKind } = correction
  if (line.openCents !== amountCents) throw new Refusal('correction', 'lineWentOn')
  if (costKind) return bookCost(line, { costKind, basis: { by } })
  const [allocationId] = await nextIds('allocations', 1)
  const ledgerTransactionId = await post({
    kind: 'write_off',
    key: `allocation:${allocationId}`,
    postings: [
      { account: 'suspense', amountCents: -amountCents },
      { account: 'fees', amountCents },
    ],
    subject: { type: 'statement_line', id: line.id },
    actorId: by.id,
  })
  await writeAllocations(line, [{ id: allocationId, kind: 'write_off', amountCents, ledgerTransactionId }], { by })
  return ledgerTransactionId
}
