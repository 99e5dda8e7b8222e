import { awaitsDecision } from '#app/claims/claims/isomorphic/claim_status'
import type { RecordedDecision } from '#app/claims/decisions/decisions_of'
import { Stack } from '@mantine/core'
import { useLabels } from '~/components/staff/labels'
import { DecisionForm } from '~/components/staff/DecisionForm'
import { Unavailable } from '~/components/staff/Unavailable'
import type { Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import type { Data } from '~generated/data'
import { Answers } from './Answers'
import type { May } from './may'

type Claim = Data.Claims.Claims.Claim.Variants['forAdmin']
type Props = {
  claim: Claim
  decisions: RecordedDecision[]
  may: May
  filter: Filter
  hasNext: boolean
}

/** The operator's answer: to record, or as it was recorded, or why it cannot be. */
export function Decision({ claim, decisions, may, filter, hasNext }: Props) {
  const t = useTranslations('admin.claim')

  return (
    <Card title={t('decision')} description={may.decide ? t('decisionHint') : undefined}>
      <Stack gap="sm">
        {may.decide ? (
          <DecisionForm
            key={claim.reference}
            reference={claim.reference}
            filter={filter}
            operator={claim.operatorName}
            grossCents={claim.grossCents}
            answerableFrom={claim.answerableFrom}
            hasNext={hasNext}
          />
        ) : (
          decisions.length === 0 && <UnavailableReason claim={claim} isOwn={may.isOwn} />
        )}
        <Answers claim={claim} decisions={decisions} may={may} filter={filter} />
      </Stack>
    </Card>
  )
}

function UnavailableReason({ claim, isOwn }: { claim: Claim; isOwn: boolean }) {
  const t = useTranslations('admin.claim')
  const status = useLabels('claimStatus')
  const isOpen = awaitsDecision(claim.status)

  return <Unavailable>{isOwn && isOpen ? t('ownClaim') : t('decided', { status: status(claim.status) })}</Unavailable>
}
