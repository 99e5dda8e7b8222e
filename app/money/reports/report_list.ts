import { cents, day, text, texts } from '#app/platform/shared/column'
import { type RowOf, defineList } from '#app/platform/lists/define_list'
import { days } from '#app/platform/lists/filter'

/** What came back to the people of an organisation, private and business travel together, by whole atoms alone. */
export const reportList = defineList({
  name: 'tenant_reports',
  words: 'lists.tenant_reports',
  table: 'report_atoms',
  of: 'report_atoms.tenant_id',
  joins: 'join report_periods on report_periods.id = report_atoms.period_id',
  key: 'report_atoms.id',
  keyType: 'integer',
  columns: {
    firstMonth: day('report_periods.first_month'),
    lastMonth: day('report_periods.last_month'),
    operators: texts(
      '(select array_agg(o.name order by o.name) from counterparties o where o.slug = any(report_atoms.operators))'
    ),
    kinds: texts('report_atoms.kinds'),
    cents: cents('report_atoms.cents', { sum: true }),
    people: text("'5+'"),
    id: text('report_atoms.id::text'),
  },
  views: { all: '' },
  filters: {
    month: days('(select p.last_month from report_periods p where p.id = report_atoms.period_id)'),
  },
  sorts: { newest: ['report_atoms.period_id', 'report_atoms.id'] },
  defaults: { sort: '-newest' },
  perPage: 50,
})

export type ReportRow = RowOf<typeof reportList>
