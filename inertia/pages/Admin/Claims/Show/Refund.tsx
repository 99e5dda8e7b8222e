import { AWAITING_REFUND, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import { useLabels } from '~/components/staff/labels'
import { RefundForm } from '~/components/staff/RefundForm'
import { Unavailable } from '~/components/staff/Unavailable'
import type { Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'

type Claim = Data.Claims.Claims.Claim.Variants['forAdmin']
type Props = { claim: Claim; may: { recordRefund: boolean; isOwn: boolean }; filter: Filter }

/** The operator's money: to record, or why it cannot be. */
export function Refund({ claim, may, filter }: Props) {
  const t = useTranslations('admin.claim')
  const why = useWhyNot(claim, may.isOwn)
  const hint = claim.isGivenUp ? 'refundGivenUp' : 'refundHint'

  return (
    <Card title={t('refund')} description={may.recordRefund ? t(hint) : undefined}>
      {may.recordRefund ? (
        <RefundForm reference={claim.reference} filter={filter} outstandingCents={claim.outstandingCents} />
      ) : (
        <Unavailable>{why}</Unavailable>
      )}
    </Card>
  )
}

function useWhyNot({ status, receivedCents, isUndecided }: Claim, isOwn: boolean) {
  const t = useTranslations('admin.claim')
  const labelOf = useLabels('claimStatus')

  if (isOneOf(AWAITING_REFUND, status)) {
    return isOwn ? t('refundOwn') : t('refundFinance')
  }
  if (isUndecided) return t('refundNotYet')
  return receivedCents > 0 ? t('refundDone') : t('refundNone', { status: labelOf(status) })
}
