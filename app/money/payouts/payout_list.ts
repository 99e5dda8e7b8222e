import { isPending } from '#app/money/payouts/questions'
import { cents, code, instant, orNull, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf } from '#app/platform/lists/filter'
import { PAYOUT_STATUSES } from '#app/money/payouts/payout_status'

export const payoutList = defineList({
  name: 'payouts',
  words: 'staff_lists.payouts',
  table: 'payouts',
  joins: 'left join payout_runs run on run.id = payouts.payout_run_id',
  of: 'payouts.user_id',
  key: 'payouts.reference',
  columns: {
    reference: text('payouts.reference'),
    amountCents: cents('payouts.amount_cents', { sum: true }),
    status: code('payouts.status', PAYOUT_STATUSES, 'admin.codes.payoutStatus'),
    account: text('payouts.iban_last_4'),
    createdAt: instant('payouts.created_at'),
    settledAt: orNull(instant('payouts.settled_at')),
    run: orNull(text('run.reference')),
    reason: orNull(text('coalesce(payouts.reject_reason, payouts.bank_reason)')),
  },
  views: { all: '', pending: isPending('payouts') },
  filters: {
    status: oneOf('payouts.status', PAYOUT_STATUSES, 'admin.codes.payoutStatus'),
    requested: days('payouts.created_at', 'instant'),
  },
  sorts: { requested: ['payouts.id'] },
  defaults: { sort: '-requested' },
})

export type PayoutListRow = RowOf<typeof payoutList>
