import type { ClaimKind } from '#app/claims/rules/claim_kind'

type Claimed = { kind: ClaimKind; statedPlace: string | null }
type Travelled = { fromPlace: string | null; toPlace: string | null }

/** As far as the export or the traveller says. At a wrong post nothing was travelled: both are that post. */
export function stopsOf({ kind, statedPlace }: Claimed, { fromPlace, toPlace }: Travelled) {
  if (kind === 'wrong_post') return { from: fromPlace, to: fromPlace }
  const isMissedIn = kind === 'missed_check_in'
  return {
    from: fromPlace ?? (isMissedIn ? statedPlace : null),
    to: toPlace ?? (isMissedIn ? null : statedPlace),
  }
}

/** The same in a statement, by the names of claims and trips there. */
export const stopsSql = (claim: string, trip: string) => ({
  from: `case when ${trip}.from_place is not null then ${trip}.from_place when ${claim}.kind = 'missed_check_in' then ${claim}.stated_place end`,
  to: `case when ${claim}.kind = 'wrong_post' then ${trip}.from_place when ${trip}.to_place is not null then ${trip}.to_place
    when ${claim}.kind <> 'missed_check_in' then ${claim}.stated_place end`,
})
