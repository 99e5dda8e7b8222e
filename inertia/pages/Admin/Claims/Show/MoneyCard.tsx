import { expectedOf } from '#app/claims/claims/isomorphic/fee'
import { Amounts } from '~/components/staff/Amounts'
import { useLabels } from '~/components/staff/labels'
import { useFormatter, useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'

/** The quote as it was stored, and what became of it. */
export function MoneyCard({ claim }: { claim: Data.Claims.Claims.Claim.Variants['forAdmin'] }) {
  const t = useTranslations('admin.claim')
  const source = useLabels('fareSource')
  const format = useFormatter()
  const percentage = format.number(claim.feeBps / 10_000, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const without = claim.isUndecided ? t('notYet') : t('nothing')
  const isApproved = claim.approvedCents !== null
  const { feeCents, netCents } = expectedOf(claim)

  const own = [
    { term: t('fee', { percentage }), cents: 0 - feeCents },
    { term: t('net'), cents: netCents, sum: true },
  ]

  return (
    <Card title={t('money')}>
      <Amounts
        lines={[
          { term: t('charged'), cents: claim.chargedCents },
          {
            term: t('realFare'),
            cents: 0 - claim.estimatedFareCents,
            hint: source(claim.fareSource),
          },
          { term: t('gross'), cents: claim.grossCents, sum: true },
          ...(isApproved ? [] : own),
        ]}
      />
      <Amounts lines={[{ term: t('approved'), cents: claim.approvedCents, without }, ...(isApproved ? own : [])]} />
      <Amounts
        lines={[
          {
            term: t('received'),
            cents: isApproved ? 0 - claim.receivedCents : null,
            without,
          },
          ...(isApproved ? [{ term: t('outstanding'), cents: claim.outstandingCents, sum: true }] : []),
        ]}
      />
    </Card>
  )
}
