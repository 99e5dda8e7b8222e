import type { Evidence } from '#app/claims/claims/evidence/evidence'
import type { Words } from '#app/platform/documents/words'

export function notesOf(
  { other, otherPost, support, claim, trip, employer }: Evidence,
  { t, money, moment, shared }: Words
): string[] {
  const card = other && [shared(`cards.kinds.${other.card.kind}`), other.card.last4].filter(Boolean).join(' ')
  const isImputed = trip.reasons.some((reason) => reason.startsWith('fee_imputed'))
  return [
    ...(employer ? [t('letter.employer', { name: employer.name })] : []),
    ...(other
      ? [t('letter.otherCharge', { at: moment(other.at), amount: money(other.amountCents ?? 0), card: card! })]
      : []),
    ...(claim.kind === 'wrong_post' && otherPost
      ? [t('letter.wrongPost', { ...otherPost, at: moment(otherPost.at) })]
      : []),
    ...(trip.reasons.includes('tap_was_arrival') ? [t('letter.arrival', { place: trip.toPlace! })] : []),
    ...(support?.goodwill
      ? [
          t(support.goodwill.reason ? 'letter.goodwillReason' : 'letter.goodwill', {
            reason: support.goodwill.reason ?? '',
          }),
        ]
      : []),
    ...(isImputed ? [t('letter.imputed', { amount: money(claim.chargedCents) })] : []),
  ]
}
