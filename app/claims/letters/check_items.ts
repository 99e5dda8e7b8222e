import type { LetterItem } from '#app/claims/letters/letter_pdf'

/** Throws where a claim asks for something else than its evidence shows. */
export function checkItems(items: LetterItem[]) {
  const wrong = items.filter(({ claim, evidence }) => {
    const shown = evidence.claim
    return (
      shown.reference !== claim.reference ||
      shown.kind !== claim.kind ||
      shown.chargedCents !== claim.chargedCents ||
      shown.fareCents !== claim.estimatedFareCents ||
      shown.grossCents !== claim.grossCents ||
      shown.statedPlace !== claim.statedPlace
    )
  })
  if (wrong.length === 0) return
  const references = wrong.map(({ claim }) => claim.reference).join(', ')
  throw new Error(`The evidence shows something else than these claims ask: ${references}`)
}
