import { AWAITING_ANSWER, awaitsDecision, type ClaimStatus, isOneOf } from '#app/claims/claims/isomorphic/claim_status'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { today } from '~/i18n/today'
import { daysBetween } from './days'
import { TwoLines } from './TwoLines'

type Claim = { status: ClaimStatus; expectedAnswerOn: string | null; deadlineOn: string }

const NOT_SUBMITTED = ['ready', 'on_hold'] as const satisfies ClaimStatus[]
const SOON = 14

export const awaitsAnswer = (claim: Claim) => awaitsDecision(claim.status)

/** Days that the operator is late with its answer; 0 when it is on time or has answered. */
const daysLate = ({ status, expectedAnswerOn }: Claim) =>
  expectedAnswerOn && isOneOf(AWAITING_ANSWER, status) ? Math.max(daysBetween(expectedAnswerOn, today()), 0) : 0

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
  if (!isOneOf(NOT_SUBMITTED, claim.status) || left > SOON) return <DateText value={claim.deadlineOn} />

  return (
    <TwoLines under={left < 0 ? t('passed') : t('daysLeft', { days: left })} tone={left < 0 ? 'bad' : 'waiting'}>
      <DateText value={claim.deadlineOn} />
    </TwoLines>
  )
}
