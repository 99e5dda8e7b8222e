import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { useLabels } from './labels'
import { PersonLink } from './PersonLink'
import { TwoLines } from './TwoLines'

/** Whom a payout is to, and the end of their account. */
export function Payee({ payout }: { payout: PayoutRow }) {
  const kind = useLabels('payoutKind')
  const { payee, travellerId } = payout
  const account = `•••• ${payout.ibanLast4}`
  if (!travellerId) return <TwoLines under={`${account}, ${kind(payout.kind)}`}>{payee}</TwoLines>
  return (
    <TwoLines under={account}>
      <PersonLink id={travellerId}>{payee}</PersonLink>
    </TwoLines>
  )
}
