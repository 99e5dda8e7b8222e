import { audit } from '#app/audit/audit'
import { post } from '#app/ledger/ledger'
import PayoutRun from '#app/payouts/payout_run'
import { payoutRunMachine } from '#app/payouts/payout_status'
import { tellOfRun } from '#app/payouts/tell_of_payout'
import { now } from '#app/shared/clock'
import type User from '#app/users/user'

/** The bank statement shows the run: the money has left, payment by payment. */
export async function confirmPayoutRun(found: PayoutRun, by: User) {
  const run = await PayoutRun.query().where('id', found.id).forUpdate().firstOrFail()
  payoutRunMachine.check(run.status, 'confirmed', 'run')

  const payouts = await run.related('payouts').query().where('status', 'sent').orderBy('id')
  for (const payout of payouts) {
    await post({
      kind: 'payout.paid',
      key: `payout:${payout.id}:paid`,
      postings: [
        { account: 'in_transit', amountCents: -payout.amountCents },
        { account: 'bank', amountCents: payout.amountCents },
      ],
      subject: { type: 'payout', id: payout.id },
      actorId: by.id,
    })
    await payout.merge({ status: 'paid' }).save()
    await audit('payout.paid', payout.subject, by)
  }
  await run.merge({ status: 'confirmed', confirmedAt: now() }).save()
  await audit('payout_run.confirmed', { type: 'payout_run', id: run.id, tenantId: by.tenantId }, by)
  tellOfRun(run, payouts)
  return run
}
