import type Claim from '#app/claims/claims/claim'
import type { ClaimOutcome } from '#app/claims/stories/claim_outcome'
import { renderPicture } from '#app/platform/documents/picture'
import { wordsOf } from '#app/platform/documents/words'
import type { Locale } from '#app/platform/shared/locale'

/** For others to see: how much, from whom, why and how fast. Needs the operator loaded. */
export function storyPicture(claim: Claim, outcome: ClaimOutcome, locale: Locale) {
  const { t, shared, money } = wordsOf(locale)
  return renderPicture({
    headline: t(`story.picture.${outcome.isPaid ? 'paid' : 'granted'}`, {
      amount: money(outcome.cents),
      operator: claim.counterparty.name,
    }),
    text: t('story.picture.days', {
      kind: shared(`claims.kinds.${claim.kind}`),
      days: outcome.days,
    }),
    promise: shared('public.hero.promise'),
  })
}
