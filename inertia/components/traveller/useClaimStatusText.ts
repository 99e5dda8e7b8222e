import { usePage } from '@inertiajs/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { useToday } from '~/i18n/today'
import { useMoney } from '~/ui/Money'
import { feeOf } from '#app/claims/claims/isomorphic/fee'
import { useDay } from './useDay'

type Claim = Data.Claims.Claims.Claim
export type ClaimStatusText = {
  /** What is the case. */
  now: string
  /** What happens next. */
  next: string
  /** Who has to do it. */
  owner: 'you' | 'us' | 'operator' | 'nobody'
}

/** The organisation that gets the money of all claims of its people, where that was agreed. */
export function useRefundsTo() {
  const { tenant } = usePage().props
  return tenant?.receivesRefunds ? tenant.name : null
}

/** The status of a claim in sentences: what is the case, what comes next, and who has to act. */
export function useClaimStatusText(claim: Claim, organisation: string | null): ClaimStatusText {
  const t = useTranslations('claims')
  const money = useMoney()
  const day = useDay()
  const today = useToday()

  const operator = claim.operatorName
  const paidCents = claim.receivedCents - feeOf(claim.receivedCents, claim.feeBps)
  const words = {
    operator,
    organisation: organisation ?? '',
    sent: day(claim.submittedAt ?? claim.travelledAt),
    decided: day(claim.decidedAt ?? claim.travelledAt),
    gross: money(claim.grossCents),
    approved: money(claim.approvedCents ?? 0),
    net: money(claim.receivedCents > 0 ? paidCents : netOfApproved(claim)),
  }

  const valuesOf = (expected: string) => ({
    operator,
    days: claim.expected.days ?? 0,
    most: claim.expected.mostDays ?? 0,
    sample: claim.expected.sample ?? 0,
    expected: day(expected),
  })

  const waiting = (): Pick<ClaimStatusText, 'next' | 'owner'> => {
    const expected = claim.expectedAnswerOn
    if (claim.canTellAnswer) {
      return claim.isAsked || !expected || expected <= today
        ? { next: t('next.asked', words), owner: 'you' }
        : {
            next: t('next.waitingGuided', { operator, expected: day(expected) }),
            owner: 'operator',
          }
    }
    if (!expected) return { next: t('next.waitingOpen', words), owner: 'operator' }
    if (expected < today) return { next: t('next.overdue', { operator, expected: day(expected) }), owner: 'us' }
    const { from } = claim.expected
    return { next: t(EXPECTED[from], valuesOf(expected)), owner: 'operator' }
  }
  const ready = (): ClaimStatusText => {
    if (claim.isPaymentAsked) return { now: t('now.paymentAsked'), next: t('next.paymentAsked'), owner: 'you' }
    if (claim.canSubmit) {
      const next = t('next.readyGuided', { deadline: day(claim.deadlineOn) })
      return { now: t('now.readyGuided', words), next, owner: 'you' }
    }
    const next = claim.isInLetter ? t('next.readyInLetter', words) : t('next.readyLetter')
    return { now: t('now.readyLetter', words), next, owner: 'us' }
  }
  const closing = () => {
    if (claim.isNotHeard) return t('now.notHeard', words)
    if (claim.isSetOff) return t('now.closedSetOff', words)
    if (claim.isPaidDirectly) return t('now.closedDirect', words)
    if ((claim.approvedCents ?? 0) > claim.receivedCents) return t('now.closedGivenUp', words)
    if (claim.receivedCents > 0) return t(organisation ? 'now.paidToOrganisation' : 'now.closedPaid', words)
    return claim.rejectionReason ? t('now.closedRejected', words) : t('now.closed')
  }
  const rejected = (): Pick<ClaimStatusText, 'next' | 'owner'> => {
    if (claim.isBeingObjected) return { next: t('next.rejectedObjecting', words), owner: 'us' }
    if (claim.canBeObjectedTo) {
      const until = day(claim.contestableUntil!)
      return { next: t('next.rejectedContestable', { operator, until }), owner: 'us' }
    }
    return { next: t('next.rejected'), owner: 'nobody' }
  }
  const coming = (): Pick<ClaimStatusText, 'next' | 'owner'> => {
    if (claim.refundTo === 'traveller') {
      return { next: t('next.approvedDirect', words), owner: 'operator' }
    }
    const next = claim.receivedCents > 0 ? t('next.approvedPart') : t('next.approved', words)
    return { next, owner: 'operator' }
  }

  if (claim.isBusiness) return { now: t('now.business'), next: t('next.business', words), owner: 'nobody' }
  switch (claim.status) {
    case 'ready':
      return ready()
    case 'submitted':
      return { now: t('now.submitted', words), ...waiting() }
    case 'acknowledged':
      return { now: t('now.acknowledged', words), ...waiting() }
    case 'objected':
      return { now: t('now.objected', words), ...waiting() }
    case 'on_hold':
      return { now: t('now.on_hold'), next: t('next.on_hold'), owner: 'you' }
    case 'escalated':
      return {
        now: t(claim.escalatedTo === 'klachtenloket' ? 'now.escalatedDesk' : 'now.escalatedCommittee', words),
        next: t('next.escalated'),
        owner: 'us',
      }
    case 'approved':
      return { now: t('now.approved', words), ...coming() }
    case 'partly_approved':
      return { now: t('now.partly_approved', words), ...coming() }
    case 'rejected':
      return { now: t('now.rejected', words), ...rejected() }
    case 'refunded':
      if (organisation) return { now: t('now.paidToOrganisation', words), next: t('next.business'), owner: 'nobody' }
      return { now: t('now.refunded', words), next: t('next.refunded'), owner: 'you' }
    case 'withdrawn':
      if (claim.overtaken) {
        const now = t(OVERTAKEN[claim.overtaken], words)
        return { now, next: t('next.overtaken'), owner: 'nobody' }
      }
      return { now: t('now.withdrawn'), next: t('next.withdrawn', words), owner: 'nobody' }
    case 'expired':
      return { now: t('now.expired', words), next: t('next.expired'), owner: 'nobody' }
    default:
      return {
        now: closing(),
        next: claim.isNotHeard ? t('next.notHeard', words) : t('next.closed'),
        owner: 'nobody',
      }
  }
}

const EXPECTED = {
  measured: 'next.forecast',
  stated: 'next.waitingStated',
  assumed: 'next.waitingAssumed',
} as const
const OVERTAKEN = {
  paid_back: 'now.overtakenPaidBack',
  in_order: 'now.overtakenInOrder',
  charged_otherwise: 'now.overtakenCharged',
} as const

function netOfApproved({ approvedCents, grossCents, feeBps }: Claim) {
  const cents = approvedCents ?? grossCents
  return cents - feeOf(cents, feeBps)
}
