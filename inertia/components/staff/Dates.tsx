import type { ClaimStatus } from '#app/claims/claims/claim_status'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { today } from '~/i18n/today'
import { daysBetween } from './days'
import { TwoLines } from './TwoLines'

type Claim = { status: ClaimStatus; expectedAnswerOn: string | null; deadlineOn: string }

const AWAITING_ANSWER = ['submitted', 'acknowledged', 'objected', 'escalated']
const SOON = 14

export const awaitsAnswer = (claim: Claim) => AWAITING_ANSWER.includes(claim.status)

/** Days that the operator is late with its answer; 0 when it is on time or has answered. */
const daysLate = ({ status, expectedAnswerOn }: Claim) =>
  expectedAnswerOn && ['submitted', 'acknowledged'].includes(status)
    ? Math.max(daysBetween(expectedAnswerOn, today()), 0)
    : 0

/** When an answer is expected, and by how much it is late. */
export function AnswerDay({ claim }: { claim: Claim }) {
  const t = useTranslations('admin.claims')
  const late = daysLate(claim)
  if (!claim.expectedAnswerOn || !awaitsAnswer(claim)) return '–'
  if (late === 0) return <DateText value={claim.expectedAnswerOn} />

  return (
    <TwoLines under={t('late', { days: late })} tone="bad">
      <DateText value={claim.expectedAnswerOn} />
    </TwoLines>
  )
}

/** The last day to submit; it warns only while the claim has not left. */
export function DeadlineDay({ claim }: { claim: Claim }) {
  const t = useTranslations('admin.claims')
  const left = daysBetween(today(), claim.deadlineOn)
  if (!['ready', 'on_hold'].includes(claim.status) || left > SOON) return <DateText value={claim.deadlineOn} />

  return (
    <TwoLines under={left < 0 ? t('passed') : t('daysLeft', { days: left })} tone={left < 0 ? 'bad' : 'waiting'}>
      <DateText value={claim.deadlineOn} />
    </TwoLines>
  )
}
