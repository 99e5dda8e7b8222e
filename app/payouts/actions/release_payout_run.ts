import { createHash } from 'node:crypto'
import { audit } from '#app/audit/audit'
import { pain001 } from '#app/payouts/pain_001'
import type Payout from '#app/payouts/payout'
import PayoutRun from '#app/payouts/payout_run'
import { payoutRunMachine } from '#app/payouts/payout_status'
import { tellOfRun } from '#app/payouts/tell_of_payout'
import { now } from '#app/shared/clock'
import { Refusal } from '#app/shared/refusal'
import { seal, unseal } from '#app/shared/secrets'
import type User from '#app/users/user'

/** The account that payouts leave from. */
export const DEBTOR = { name: 'Fareback', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }

/**
 * Writes the bank file of a run, once; later downloads are these very bytes. Whoever made the run cannot
 * release it.
 */
export async function releasePayoutRun(found: PayoutRun, by: User) {
  const run = await PayoutRun.query().where('id', found.id).forUpdate().firstOrFail()
  if (run.createdById === by.id) throw new Refusal('run', 'ownPayoutRun')
  payoutRunMachine.check(run.status, 'released', 'run')

  const payouts = await run.related('payouts').query().orderBy('id')
  const xml = pain001({
    reference: run.reference,
    createdAt: now().toJSDate(),
    executeOn: run.executeOn,
    debtor: DEBTOR,
    payments: payouts.map(paymentOf),
  })
  await run
    .merge({
      status: 'released',
      releasedById: by.id,
      releasedAt: now(),
      fileXmlEncrypted: seal(xml, 'payment_file'),
      fileChecksum: createHash('sha256').update(xml).digest('hex'),
    })
    .save()
  await run.related('payouts').query().update({ status: 'sent' })
  await audit('payout_run.released', { type: 'payout_run', id: run.id, tenantId: by.tenantId }, by)
  for (const payout of payouts)
    await audit('payout.sent', payout.subject, by, { run: run.reference })
  tellOfRun(run, payouts)
  return run
}

const paymentOf = (payout: Payout) => ({
  endToEndId: payout.reference,
  amountCents: payout.amountCents,
  name: unseal(payout.holderEncrypted, 'holder'),
  iban: unseal(payout.ibanEncrypted, 'iban'),
  remittance: `Fareback ${payout.reference}`,
})
