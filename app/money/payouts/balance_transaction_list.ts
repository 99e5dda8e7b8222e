import { cents, code, instant, number, orNull, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { flagged } from '#app/platform/lists/filter'
import { WALLET_KINDS } from '#app/money/payouts/wallet_kind'

export const balanceTransactionList = defineList({
  name: 'balance_transactions',
  words: 'balance.list',
  table: 'wallet_entries',
  joins: `
    join ledger_transactions t on t.id = wallet_entries.transaction_id
    left join claims c on t.subject_type = 'claim' and c.id = t.subject_id
    left join counterparties o on o.id = c.counterparty_id
    left join payouts p on t.subject_type = 'payout' and p.id = t.subject_id
    left join corrections r on t.subject_type = 'correction' and r.id = t.subject_id
    left join expenses x on t.subject_type = 'expense' and x.id = t.subject_id`,
  of: 'wallet_entries.account_id',
  key: 'wallet_entries.id',
  keyType: 'integer',
  columns: {
    postedAt: instant('t.posted_at'),
    kind: code('t.kind', WALLET_KINDS, 'balance.list.kind'),
    belongsTo: orNull(text('coalesce(c.reference, p.reference, r.reference, x.reference)')),
    operator: orNull(text('o.name')),
    reason: orNull(text('r.reason')),
    amountCents: cents('wallet_entries.amount_cents'),
    balanceAfterCents: cents('wallet_entries.balance_after_cents'),
    id: number('wallet_entries.id'),
  },
  views: { all: '' },
  filters: {
    incoming: flagged('wallet_entries.amount_cents > 0', 'wallet_entries.amount_cents < 0'),
  },
  sorts: { newest: ['wallet_entries.id'] },
  defaults: { sort: '-newest' },
})

export type BalanceTransactionRow = RowOf<typeof balanceTransactionList>
