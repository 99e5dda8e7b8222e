import { useNow } from 'use-intl'
import type { Data } from '~generated/data'
import { TIME_ZONE, useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { feeOf } from './fee'
import { useDay } from './useDay'

type Claim = Data.Claims.Claim
export type Story = {
  /** What is the case. */
  now: string
  /** What happens next. */
  next: string
  /** Who has to do it. */
  has: 'you' | 'us' | 'operator' | 'nobody'
}

/** A claim's state as a person would tell it: where it stands, what comes, whose turn it is. */
export function useClaimStory(claim: Claim): Story {
  const t = useTranslations('claims')
  const money = useMoney()
  const day = useDay()
  const today = dayIn(useNow())

  const operator = claim.operatorName
  const paidCents = claim.receivedCents - feeOf(claim.receivedCents, claim.feeBps)
  const words = {
    operator,
    sent: day(claim.submittedAt ?? claim.travelledAt),
    decided: day(claim.decidedAt ?? claim.travelledAt),
    gross: money(claim.grossCents),
    approved: money(claim.approvedCents ?? 0),
    net: money(claim.receivedCents > 0 ? paidCents : netOfApproved(claim)),
  }

  const waiting = (): Pick<Story, 'next' | 'has'> => {
    const expected = claim.expectedAnswerOn
    if (!expected || claim.status === 'objected')
      return { next: t('next.waitingOpen', words), has: 'operator' }
    if (expected < today)
      return { next: t('next.overdue', { operator, expected: day(expected) }), has: 'us' }
    const days = daysBetween(dayIn(new Date(claim.submittedAt ?? claim.travelledAt)), expected)
    return { next: t('next.waiting', { operator, days, expected: day(expected) }), has: 'operator' }
  }
  const closing = () => {
    if ((claim.approvedCents ?? 0) > claim.receivedCents) return t('now.closedGivenUp', words)
    if (claim.receivedCents > 0) return t('now.closedPaid', words)
    return claim.rejectionReason ? t('now.closedRejected', words) : t('now.closed')
  }
  const coming = claim.receivedCents > 0 ? t('next.approvedPart') : t('next.approved', words)

  switch (claim.status) {
    case 'draft':
      return { now: t('now.draft'), next: t('next.draft'), has: 'you' }
    case 'submitted':
      return { now: t('now.submitted', words), ...waiting() }
    case 'acknowledged':
      return { now: t('now.acknowledged', words), ...waiting() }
    case 'objected':
      return { now: t('now.objected', words), ...waiting() }
    case 'approved':
      return { now: t('now.approved', words), next: coming, has: 'operator' }
    case 'partly_approved':
      return { now: t('now.partly_approved', words), next: coming, has: 'operator' }
    case 'rejected':
      return { now: t('now.rejected', words), next: t('next.rejected'), has: 'nobody' }
    case 'refunded':
      return { now: t('now.refunded', words), next: t('next.refunded'), has: 'you' }
    case 'withdrawn':
      return { now: t('now.withdrawn'), next: t('next.withdrawn', words), has: 'nobody' }
    case 'expired':
      return { now: t('now.expired', words), next: t('next.expired'), has: 'nobody' }
    default:
      return { now: closing(), next: t('next.closed'), has: 'nobody' }
  }
}

function netOfApproved({ approvedCents, grossCents, feeBps }: Claim) {
  const cents = approvedCents ?? grossCents
  return cents - feeOf(cents, feeBps)
}

const dayIn = (date: Date) => date.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })

const daysBetween = (from: string, until: string) =>
  Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000))
