import { createHash } from 'node:crypto'
import type { PayoutRow } from '#app/money/payouts/payout_rows'
import type PayoutRun from '#app/money/payouts/payout_run'

type Shown = Pick<PayoutRun, 'reference' | 'executeOn' | 'totalCents' | 'payoutsCount'>

/** Of what a page shows of a run: who releases it says by this what they saw. */
export function runDigest({ reference, executeOn, totalCents, payoutsCount }: Shown, payouts: PayoutRow[]) {
  const rows = payouts.map((payout) => [
    payout.reference,
    payout.kind,
    payout.amountCents,
    payout.ibanLast4,
    payout.payee,
    payout.status,
    payout.warnings,
    payout.holds,
    payout.clearances,
    payout.payeeAnswer,
  ])
  const shown = [reference, executeOn, totalCents, payoutsCount, rows]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}
