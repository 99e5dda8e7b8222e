import type { ReportRow } from '#app/money/reports/report_list'
import type { ListPage } from '#app/platform/lists/list_page'
import { client } from '~/client'
import { ResourceList } from '~/components/lists/ResourceList'
import { useFormatter, useTranslations } from '~/i18n'
import { useDateRange } from '~/i18n/useDateRange'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'

/** What came back to people, in sums that tell nothing about one of them. */
export default function ReportIndex({ list, tenant }: InertiaProps<{ list: ListPage<ReportRow> }>) {
  const t = useTranslations('tenant.reports')
  const column = useTranslations('lists.tenant_reports.column')
  const kinds = useTranslations('claims.kinds')
  const format = useFormatter()
  const range = useDateRange()
  const { name, slug } = tenant!

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('lead', { tenant: name })}
        actions={
          <a href={client.urlFor('tenant.reports.document', [slug])} download>
            {t('pdf')}
          </a>
        }
      />
      <ResourceList
        list={list}
        caption={t('title')}
        rowKey={({ id }) => id}
        rowTitle={({ operators }) => format.list(operators)}
        sums={{ cents: column('cents') }}
        columns={[
          {
            key: 'months',
            header: t('months'),
            cell: ({ firstMonth, lastMonth }) => range(firstMonth, endOf(lastMonth)),
          },
          { key: 'operators', header: column('operators'), cell: ({ operators }) => format.list(operators) },
          {
            key: 'kinds',
            header: column('kinds'),
            cell: (row) => format.list(row.kinds.map((kind) => kinds(kind as 'missed_check_out'))),
          },
          { key: 'people', header: column('people'), cell: () => t('people') },
          { key: 'cents', header: column('cents'), align: 'right', cell: ({ cents }) => <Money cents={cents} /> },
        ]}
        empty={<EmptyState title={t('empty')} description={t('emptyHint')} />}
      />
    </>
  )
}

/** The last day of the month of this day. */
function endOf(month: string) {
  const [year, number] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
