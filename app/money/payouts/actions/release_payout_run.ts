import { createHash } from 'node:crypto'
import { recordAll } from '#app/messages/events/record'
import { changesOf } from '#app/platform/audit/audit'
import { rejectUnpayable } from '#app/money/payouts/reject_unpayable'
import { pain001, paymentProblem } from '#app/money/payouts/pain_001'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { type PayoutRow, payoutsOfRun } from '#app/money/payouts/payout_rows'
import { runDigest } from '#app/money/payouts/run_digest'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import { encrypt, decrypt } from '#app/platform/encryption/encrypt'
import { refuseNewStaff } from '#app/people/accounts/new_staff'
import type User from '#app/people/accounts/user'
import { DEBTOR } from '#config/bank'

/** Neither its creator, a payee nor who made a payout possible may release it. `shownDigest`: of the page they saw. */
export async function releasePayoutRun({ id }: Pick<PayoutRun, 'id'>, by: User, shownDigest: string | null = null) {
  const run = await PayoutRun.lock(id)
  if (run.createdById === by.id) throw new Refusal('run', 'ownPayoutRun')
  // The machine also lets a confirmation that is undone return to released.
  if (run.status !== 'open') throw new Refusal('run', 'illegalMove')
  refuseNewStaff(by, 'run')
  await refuseOthers(run, by, shownDigest)

  const executeOn = run.paidOn
  const all = await run.related('payouts').query().orderBy('id').forUpdate()
  const payments = new Map(all.map((payout) => [payout, paymentOf(payout)]))
  const payouts = all.filter((payout) => !paymentProblem(payments.get(payout)!))
  for (const payout of all) {
    const problem = paymentProblem(payments.get(payout)!)
    if (problem) await rejectUnpayable(payout, problem, by)
  }
  if (payouts.length === 0) return run.moveTo('cancelled', { by, field: 'run' })

  const xml = pain001({
    reference: run.reference,
    createdAt: now().toJSDate(),
    executeOn,
    debtor: DEBTOR,
    payments: payouts.map((payout) => payments.get(payout)!),
  })
  await run.moveTo('released', {
    by,
    audit: changesOf(run, { executeOn }, ['executeOn']),
    set: {
      executeOn,
      totalCents: payouts.reduce((sum, { amountCents }) => sum + amountCents, 0),
      payoutsCount: payouts.length,
      releasedById: by.id,
      releasedAt: now(),
      fileXmlEncrypted: encrypt(xml, 'payment_file'),
      shownDigest,
      fileChecksum: createHash('sha256').update(xml).digest('hex'),
    },
  })
  await Payout.moveAll(payouts, 'sent')
  const subjects = payouts.map(({ auditSubject }) => auditSubject)
  await recordAll('payout.sent', subjects, by, { run: run.reference })
  return run
}

/** What the database refuses too, with the payouts that it is about. */
async function refuseOthers(run: PayoutRun, by: User, shownDigest: string | null) {
  const payouts = await payoutsOfRun(run.id, by)
  if (shownDigest !== null && shownDigest !== runDigest(run, payouts)) {
    throw new Refusal('run', 'runChanged')
  }
  const refuse = (key: string, isRefused: (payout: PayoutRow) => boolean) => {
    const refused = payouts.filter(isRefused).map(({ reference }) => reference)
    if (refused.length > 0) throw new Refusal('run', key, { payouts: listed(refused) })
  }
  refuse('causedByYou', ({ ownCauses }) => ownCauses.length > 0)
  refuse('lineNotProven', ({ linesToConfirm }) => linesToConfirm.length > 0)
  refuse('payoutsHeld', ({ holds }) => holds.length > 0)
}

const MAX_LISTED = 5

const listed = (references: string[]) =>
  references.slice(0, MAX_LISTED).join(', ') + (references.length > MAX_LISTED ? ' …' : '')

const paymentOf = (payout: Payout) => ({
  endToEndId: payout.reference,
  amountCents: payout.amountCents,
  name: decrypt(payout.holderEncrypted, 'holder'),
  iban: decrypt(payout.ibanEncrypted, 'iban'),
  remittance: `Fareback ${payout.reference}`,
})
