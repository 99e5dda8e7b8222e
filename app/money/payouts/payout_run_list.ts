import { isUnfinishedRun } from '#app/money/payouts/questions'
import { cents, code, day, fullName, instant, number, orNull, text } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days, oneOf } from '#app/platform/lists/filter'
import { PAYOUT_RUN_STATUSES } from '#app/money/payouts/payout_status'

export const payoutRunList = defineList({
  name: 'payout_runs',
  words: 'staff_lists.payout_runs',
  openTo: 'finance',
  table: 'payout_runs',
  joins: `
    join users maker on maker.id = payout_runs.created_by_id
    left join users releaser on releaser.id = payout_runs.released_by_id`,
  key: 'payout_runs.reference',
  columns: {
    reference: text('payout_runs.reference'),
    status: code('payout_runs.status', PAYOUT_RUN_STATUSES, 'admin.codes.runStatus'),
    executeOn: day('payout_runs.execute_on'),
    totalCents: cents('payout_runs.total_cents', { sum: true }),
    payoutsCount: number('payout_runs.payouts_count', { sum: true }),
    createdBy: fullName('maker'),
    createdAt: instant('payout_runs.created_at'),
    releasedBy: orNull(fullName('releaser')),
    releasedAt: orNull(instant('payout_runs.released_at')),
    confirmedAt: orNull(instant('payout_runs.confirmed_at')),
  },
  views: { all: '', unfinished: isUnfinishedRun('payout_runs') },
  filters: {
    status: oneOf('payout_runs.status', PAYOUT_RUN_STATUSES, 'admin.codes.runStatus'),
    executed: days('payout_runs.execute_on'),
  },
  search: (typed) => ({
    sql: 'starts_with(payout_runs.reference, ?)',
    values: [typed.toUpperCase()],
  }),
  sorts: {
    reference: ['payout_runs.id'],
    executeOn: ['payout_runs.execute_on', 'payout_runs.id'],
    total: ['payout_runs.total_cents', 'payout_runs.id'],
  },
  defaults: { sort: '-reference' },
})

export type PayoutRunRow = RowOf<typeof payoutRunList>
