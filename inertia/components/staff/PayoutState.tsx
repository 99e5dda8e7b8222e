import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { isReturnReason } from '#app/money/payouts/isomorphic/return_reason'
import { useTranslations } from '~/i18n'
import { CodeBadge } from './CodeBadge'
import { type CodeOf, useLabels } from './labels'
import classes from './PayoutState.module.css'

/** Where a payout is, with what the bank or finance said of it. */
export function PayoutState({ payout }: { payout: PayoutRow }) {
  const t = useTranslations('admin.run')
  const bankStatus = useLabels('bankStatus')
  const returnReason = useLabels('returnReason')
  const { bankReason, rejectReason } = payout
  const said = [
    payout.bankStatus && bankStatus(payout.bankStatus as CodeOf<'bankStatus'>),
    bankReason && (isReturnReason(bankReason) ? returnReason(bankReason) : t('otherBankReason', { code: bankReason })),
    rejectReason && t('rejectedBecause', { reason: rejectReason }),
  ].filter(Boolean)

  return (
    <>
      <CodeBadge list="payoutStatus" code={payout.status} />
      {said.length > 0 && <small className={classes.said}>{said.join('. ')}</small>}
    </>
  )
}
