import { Deferred } from '@inertiajs/react'
import type { WorkQueues } from '#app/web/dashboard/dashboard'
import type { MissingDays } from '#app/money/statements/missing_days'
import { Columns } from '~/components/staff/Columns'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import { type Job, Jobs } from './Index/Jobs'
import { Queues } from './Index/Queues'
import { Trend, TrendLoading } from './Index/Trend'
import type { Week } from '~/components/staff/weeks'

type Props = InertiaProps<{
  queues: WorkQueues
  /** Days of the bank that no statement covers, for finance. */
  missing?: MissingDays | null
  trend?: Week[]
  jobs?: Job[]
}>

export default function Overview({ queues, missing, trend, jobs }: Props) {
  const t = useTranslations('admin.overview')
  useLive(
    [
      'ClaimMoved',
      'ExpenseSubmitted',
      'ExpenseMoved',
      'PayoutMoved',
      'PayoutRunMoved',
      'LineMoved',
      'StatementMoved',
      'CorrectionMoved',
    ],
    ['queues', 'missing']
  )

  return (
    <>
      <PageHeader title={t('title')} />
      <Queues queues={queues} missing={missing} />
      <Columns
        aside={
          <Card title={t('jobs')} description={t('jobsHint')}>
            <Deferred data="jobs" fallback={<p>{t('loadingJobs')}…</p>}>
              <Jobs jobs={jobs ?? []} />
            </Deferred>
          </Card>
        }
      >
        <Card title={t('trend')} description={t('trendHint')}>
          <Deferred data="trend" fallback={<TrendLoading />}>
            <Trend weeks={trend ?? []} />
          </Deferred>
        </Card>
      </Columns>
    </>
  )
}
