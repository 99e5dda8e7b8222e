import { lazy, Suspense } from 'react'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'

const ReportForm = lazy(() => import('./ReportForm'))

/** What the bank says became of the payments. */
export function BankReport({ run }: { run: string }) {
  const t = useTranslations('admin.run')

  return (
    <Card title={t('report')} description={t('reportHint')}>
      <Suspense>
        <ReportForm run={run} />
      </Suspense>
    </Card>
  )
}
