import { record } from '#app/messages/events/record'
import { refundPayout } from '#app/money/matching/refund_payout'
import type { PaymentStatusReport } from '#app/money/payouts/pain_002'
import PaymentReport from '#app/money/payouts/payment_report'
import type Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { now } from '#app/platform/shared/clock'
import { Refusal } from '#app/platform/shared/refusal'
import type User from '#app/people/accounts/user'

type Verdict = PaymentStatusReport['payments'][number]

/** Sets bank statuses and credits back what was rejected; only a statement makes a payment paid. Throws a Refusal. */
export async function applyPaymentReport({ id }: Pick<PayoutRun, 'id'>, report: PaymentStatusReport, by: User) {
  const run = await PayoutRun.lock(id)
  const isOurs = report.originalMessageId === run.reference
  if (!isOurs) throw new Refusal('file', 'reportOfOtherRun')
  if (!run.fileXmlEncrypted) throw new Refusal('file', 'runNotReleased')
  const known = await PaymentReport.query().where({ payoutRunId: run.id, messageId: report.messageId })
  if (known.length > 0) throw new Refusal('file', 'reportKnown')

  const payouts = await run.related('payouts').query().orderBy('id').forUpdate()
  const counts = { confirmed: 0, rejected: 0 }
  for (const [payout, verdict] of verdictsOf(report, payouts)) {
    if (verdict.status !== 'RJCT') {
      await payout.merge({ bankStatus: verdict.status }).save()
      counts.confirmed++
    } else if (payout.status === 'sent' || payout.status === 'paid') {
      const [reason] = verdict.reasons
      await refundPayout(payout, 'rejected', reason?.code ?? null, by)
      counts.rejected++
    }
  }
  await PaymentReport.create({
    payoutRunId: run.id,
    messageId: report.messageId,
    confirmedCount: counts.confirmed,
    rejectedCount: counts.rejected,
    uploadedById: by.id,
    createdAt: now(),
  })
  await record('payout_run.report_applied', run, by, counts)
  return counts
}

/** A report on the whole file need not name its payments. Throws a Refusal for a payment that the run does not hold. */
function verdictsOf(report: PaymentStatusReport, payouts: Payout[]): [Payout, Verdict][] {
  const byReference = new Map(payouts.map((payout) => [payout.reference, payout]))
  const named = report.payments.map((verdict): [Payout, Verdict] => {
    const payout = byReference.get(verdict.endToEndId)
    if (!payout) throw new Refusal('file', 'unknownPayment', { reference: verdict.endToEndId })
    return [payout, verdict]
  })
  const [batch] = report.paymentInformation
  const whole = report.groupStatus ?? batch?.paymentInformationStatus ?? null
  if (whole === null || whole === 'PART') return named

  const mentioned = new Set(named.map(([payout]) => payout.id))
  const reasons = report.groupStatus ? report.groupReasons : (batch?.reasons ?? [])
  const others = payouts.filter(({ id }) => !mentioned.has(id))
  return [
    ...named,
    ...others.map((payout): [Payout, Verdict] => [payout, { endToEndId: payout.reference, status: whole, reasons }]),
  ]
}
