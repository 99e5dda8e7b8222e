import type { Match } from '#app/money/matching/actions/accept_proposal'

export const isSameMatch = (one: Match, other: Match) =>
  one.kind === other.kind && keyOf(one.parts) === keyOf(other.parts)

const keyOf = (parts: Match['parts']) =>
  parts
    .map(({ reference, amountCents }) => `${reference} ${amountCents}`)
    .sort()
    .join()
