import type { Data } from '~generated/data'
import type { ClaimEventName } from '#app/claims/claims/isomorphic/claim_event'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { useMoney } from '~/ui/Money'
import { Timeline, type TimelineItem } from '~/ui/Timeline'

export type ClaimEvent = {
  action: ClaimEventName
  at: string
  cents: number | null
}

type Props = { claim: Data.Claims.Claims.Claim; timeline: ClaimEvent[] }

const tones: Partial<Record<ClaimEventName, TimelineItem['tone']>> = {
  approved: 'good',
  partly_approved: 'good',
  refund_received: 'good',
  rejected: 'bad',
}

/** What happened, and the answer we wait for. */
export function History({ claim, timeline }: Props) {
  const t = useTranslations('claims.show')
  const money = useMoney()
  const operator = claim.operatorName

  const amountOf = ({ action, cents }: ClaimEvent) => {
    if (cents === null) return null
    if (action === 'ready') return t('askedAmount', { amount: money(cents) })
    return action.endsWith('approved') ? t('approvedAmount', { amount: money(cents) }) : null
  }

  const happened = timeline.map((event, index): TimelineItem => ({
    key: index,
    title: t(`events.${event.action}`, {
      operator,
      amount: money(event.cents ?? 0),
    }),
    at: event.at,
    children: amountOf(event),
    tone: tones[event.action],
  }))
  const waits = ['submitted', 'acknowledged'].includes(claim.status) && claim.expectedAnswerOn
  const expected: TimelineItem[] = waits
    ? [
        {
          key: 'expected',
          title: t('events.expected', { operator }),
          children: <DateText value={waits} />,
          expected: true,
        },
      ]
    : []

  return (
    <Card title={t('timeline')}>
      <Timeline items={[...happened, ...expected]} />
    </Card>
  )
}
