import type { StaffEventName } from '#app/claims/claims/isomorphic/claim_event'
import { useLabels } from '~/components/staff/labels'
import { awaitsAnswer } from '~/components/staff/Dates'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { Timeline, type TimelineItem } from '~/ui/Timeline'
import type { Data } from '~generated/data'

export type ClaimEvent = {
  action: StaffEventName
  at: string
  by: string
  cents: number | null
  reason: string | null
}

type Props = { claim: Data.Claims.Claims.Claim.Variants['forAdmin']; events: ClaimEvent[] }

const tones: Partial<Record<StaffEventName, TimelineItem['tone']>> = {
  rejected: 'bad',
  approved: 'good',
  partly_approved: 'good',
  refund_received: 'good',
}

/** What happened to the claim, by whom, and what is expected next. */
export function ClaimHistory({ claim, events }: Props) {
  const t = useTranslations('admin.claim')
  const labelOf = useLabels('claimAction')
  const items = events.map(({ action, at, by, cents, reason }, index): TimelineItem => ({
    key: index,
    title: labelOf(action),
    at,
    tone: tones[action],
    children: (
      <>
        {t('by', { name: by })}
        {cents !== null && ', '}
        {cents !== null && <Money cents={cents} />}
        {reason && ` (${reason})`}
      </>
    ),
  }))

  return (
    <Card title={t('timeline')}>
      {items.length === 0 && <p>{t('noTimeline')}</p>}
      <Timeline items={[...items, ...expected()]} />
    </Card>
  )

  function expected(): TimelineItem[] {
    if (!awaitsAnswer(claim) || !claim.expectedAnswerOn) return []
    return [
      {
        key: 'expected',
        title: t('expected', { operator: claim.operatorName }),
        children: <DateText value={claim.expectedAnswerOn} />,
        expected: true,
      },
    ]
  }
}
