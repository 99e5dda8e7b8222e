import type { PayoutRunRow } from '#app/money/payouts/payout_run_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'

/** The cells of a payout run. */
export function useRunColumns(): ListColumn<PayoutRunRow>[] {
  const t = useTranslations('admin.runs')

  return [
    {
      key: 'reference',
      sort: 'reference',
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
      sort: 'executeOn',
      header: t('executeOn'),
      cell: (run) => <DateText value={run.executeOn} />,
    },
    {
      key: 'total',
      sort: 'total',
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
      cell: (run) => <TwoLines under={<DateText value={run.createdAt} />}>{run.createdBy}</TwoLines>,
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
