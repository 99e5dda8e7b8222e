import { cents, number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
export type BalanceAt = {
  /** Entries of the account up to this id are of before the moment. */
  lastId: number
  balanceCents: number
}

/** Halves the range of ids, which are in the order of their times: a few look-ups, however many entries there are. */
export const BALANCES = `
  search (nth, at, low, high) as (
    select nth, at, 0::bigint, coalesce((select max(id) from wallet_entries where account_id = :account), 0) + 1
    from unnest(:moments::timestamptz[]) with ordinality as moments (at, nth)
    union all
    select nth, at, case when is_before then middle else low end, case when is_before then high else entry.id end
    from search
    cross join lateral (select (low + high) / 2 as middle) halves
    left join lateral (
      select e.id, t.posted_at from wallet_entries e join ledger_transactions t on t.id = e.transaction_id
      where e.account_id = :account and e.id > low and e.id <= middle order by e.id desc limit 1
    ) entry on true
    cross join lateral (select entry.id is null or entry.posted_at < at as is_before) answers
    where high - low > 1
  ),
  balances as (
    select nth, at, low as last_id, coalesce((
      select balance_after_cents from wallet_entries e where e.account_id = :account and e.id <= low order by e.id desc limit 1
    ), 0) as balance_cents
    from search where high - low <= 1
  )`

/** Of a wallet before each of the moments (ISO 8601). */
export const balancesAt = (account: number, moments: string[]): Promise<BalanceAt[]> =>
  readRows(
    { lastId: number('last_id'), balanceCents: cents('balance_cents') },
    (columns) => `with recursive ${BALANCES} select ${columns} from balances order by nth`,
    { account, moments }
  )
