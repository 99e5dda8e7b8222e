import { cents, orNull, typed } from '#app/platform/shared/column'
import { readRow } from '#app/platform/shared/read_rows'
import type { WalletKind } from '#app/money/payouts/wallet_kind'
import { DEBTOR } from '#config/bank'

export type Overpayment = {
  owedCents: number
  /** What a transfer must state. */
  reference: string
  /** What took the balance below zero. */
  kind: WalletKind
  /** ISO 8601. */
  at: string
  operator: string | null
  claim: string | null
  reason: string | null
  payTo: { name: string; iban: string }
}

/** As JSON, of the wallet `a` while it is below zero. */
export const OVERPAYMENT = `
  select json_build_object('owedCents', -a.balance_cents, 'reference', a.payment_reference, 'kind', t.kind,
    'at', t.posted_at, 'operator', o.name, 'claim', c.reference, 'reason', r.reason)
  from ledger_transactions t
  left join claims c on t.subject_type = 'claim' and c.id = t.subject_id
  left join counterparties o on o.id = c.counterparty_id
  left join corrections r on t.subject_type = 'correction' and r.id = t.subject_id
  where a.balance_cents < 0 and t.id = a.overdrawn_by_id`

export const overpaymentIn = (found: Omit<Overpayment, 'payTo'> | null): Overpayment | null =>
  found && { ...found, payTo: { name: DEBTOR.name, iban: DEBTOR.iban } }

/** In cents; zero while the balance is not below zero. */
export async function owedBy(wallet: string) {
  const found = await readRow({ cents: cents('greatest(-balance_cents, 0)') }, 'from ledger_accounts where code = ?', [
    wallet,
  ])
  return found?.cents ?? 0
}

export async function overpaymentOf(wallet: string) {
  const found = await readRow(
    { overdrawing: orNull(typed<Omit<Overpayment, 'payTo'>>(`(${OVERPAYMENT})`)) },
    'from ledger_accounts a where a.code = ?',
    [wallet]
  )
  return overpaymentIn(found?.overdrawing ?? null)
}
