import { Stack } from '@mantine/core'
import { useLabels } from '~/components/staff/labels'
import { DecisionForm } from '~/components/staff/DecisionForm'
import { DefinitionList } from '~/ui/DefinitionList'
import { Unavailable } from '~/components/staff/Unavailable'
import type { Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateTimeText } from '~/ui/DateText'
import type { Data } from '~generated/data'

type Claim = Data.Claims.Claim.Variants['forAdmin']
type Props = { claim: Claim; may: { decide: boolean; isOwn: boolean }; filter: Filter }

/** The operator's answer: to record, or as it was recorded, or why it cannot be. */
export function Decision({ claim, may, filter }: Props) {
  const t = useTranslations('admin.claim')
  if (may.decide) {
    return (
      <Card title={t('decision')} description={t('decisionHint')}>
        <DecisionForm
          reference={claim.reference}
          filter={filter}
          operator={claim.operatorName}
          grossCents={claim.grossCents}
        />
      </Card>
    )
  }

  return (
    <Card title={t('decision')}>
      <Stack gap="sm">
        <WhyNot claim={claim} isOwn={may.isOwn} />
        {claim.decidedAt && <Recorded claim={claim} />}
      </Stack>
    </Card>
  )
}

function WhyNot({ claim, isOwn }: { claim: Claim; isOwn: boolean }) {
  const t = useTranslations('admin.claim')
  const status = useLabels('claimStatus')
  const isOpen = ['submitted', 'acknowledged', 'objected'].includes(claim.status)

  return (
    <Unavailable>
      {isOwn && isOpen ? t('ownClaim') : t('decided', { status: status(claim.status) })}
    </Unavailable>
  )
}

function Recorded({ claim }: { claim: Claim }) {
  const t = useTranslations('admin.claim')
  const reason = useLabels('rejectionReason')

  return (
    <DefinitionList
      sideBySide
      items={[
        { term: t('decidedOn'), value: <DateTimeText value={claim.decidedAt!} /> },
        ...(claim.rejectionReason
          ? [{ term: t('rejectedBecause'), value: reason(claim.rejectionReason) }]
          : []),
        ...(claim.decisionNote ? [{ term: t('note'), value: claim.decisionNote }] : []),
      ]}
    />
  )
}
