import type { Posting } from '#app/ledger/ledger'
import { queryRows } from '#app/shared/tenancy'

/** What reverses a transaction. The share of a wallet that is closed by now goes to suspense. */
export const reversalOf = (transactionId: number) =>
  queryRows<Posting>(
    `select case when a.closed_at is null then a.code else 'suspense' end as account, -e.amount_cents as "amountCents"
     from ledger_entries e join ledger_accounts a on a.id = e.account_id
     where e.transaction_id = ? order by e.id`,
    [transactionId]
  )
