import { CodeBadge } from '~/components/staff/CodeBadge'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { runUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { type Column, DataTable } from '~/ui/DataTable'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'

type Run = Data.Payouts.PayoutRun

export function RunsTable({ runs }: { runs: Run[] }) {
  const t = useTranslations('admin.runs')

  return (
    <DataTable
      caption={t('runs')}
      columns={useColumns()}
      rows={runs}
      rowKey={(run) => run.reference}
      href={(run) => runUrl(run.reference)}
      empty={<EmptyState title={t('noRuns')} description={t('noRunsHint')} />}
    />
  )
}

function useColumns(): Column<Run>[] {
  const t = useTranslations('admin.runs')

  return [
    {
      key: 'reference',
      header: t('reference'),
      cell: (run) => <Reference>{run.reference}</Reference>,
    },
    {
      key: 'status',
      header: t('status'),
      cell: (run) => <CodeBadge list="runStatus" code={run.status} />,
    },
    {
      key: 'executeOn',
      header: t('executeOn'),
      cell: (run) => <DateText value={run.executeOn} />,
    },
    {
      key: 'total',
      header: t('total'),
      align: 'right',
      cell: (run) => (
        <TwoLines under={t('count', { count: run.payoutsCount })}>
          <Money cents={run.totalCents} />
        </TwoLines>
      ),
    },
    {
      key: 'createdBy',
      header: t('createdBy'),
      cell: (run) => (
        <TwoLines under={<DateText value={run.createdAt} />}>{run.createdBy}</TwoLines>
      ),
    },
    {
      key: 'releasedBy',
      header: t('releasedBy'),
      cell: (run) =>
        run.releasedBy && run.releasedAt ? (
          <TwoLines under={<DateText value={run.releasedAt} />}>{run.releasedBy}</TwoLines>
        ) : (
          t('notReleased')
        ),
    },
  ]
}
