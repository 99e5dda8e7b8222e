import { number, text } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'

/** Fewer payments say little, and could reveal whose they are. */
const MIN_SAMPLE = 5

/** By operator. Operators with too few payments are left out. */
export async function medianPaymentDays(counterpartyIds: number[]) {
  const found = await readRows(
    {
      operator: text('o.name'),
      days: number(`ceil(percentile_cont(0.5) within group (
         order by extract(epoch from t.posted_at - c.decided_at)) / 86400)::int`),
    },
    `from claims c
     join counterparties o on o.id = c.counterparty_id
     join allocations a on a.claim_id = c.id and a.kind = 'claim' and a.reversed_at is null
     join ledger_transactions t on t.id = a.ledger_transaction_id
     where c.counterparty_id = any(?::bigint[]) and c.decided_at is not null
     group by o.name having count(*) >= ?`,
    [counterpartyIds, MIN_SAMPLE]
  )
  return Object.fromEntries(found.map(({ operator, days }) => [operator, Math.max(1, days)]))
}
