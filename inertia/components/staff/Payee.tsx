import type { PayoutRow } from '#app/payouts/payout_rows'
import { useLabels } from './labels'
import { PersonLink } from './PersonLink'
import { TwoLines } from './TwoLines'

/** Whom a payout is to. */
export function Payee({ payout }: { payout: PayoutRow }) {
  const kind = useLabels('payoutKind')
  const { payee, travellerId } = payout
  if (travellerId) return <PersonLink id={travellerId}>{payee}</PersonLink>
  return <TwoLines under={kind(payout.kind)}>{payee}</TwoLines>
}
