import { Deferred } from '@inertiajs/react'
import type { LedgerCheck } from '#app/money/ledger/ledger_check'
import type { Totals } from '#app/money/ledger/ledger'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import type { PayoutRunRow } from '#app/money/payouts/payout_run_list'
import type { RequestedPayouts } from '#app/money/payouts/payout_rows'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { Columns } from '~/components/staff/Columns'
import { runUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Held } from './Index/Held'
import { NewRun } from './Index/NewRun'
import { Proof, ProofLoading } from './Index/Proof'
import { useRunColumns } from './Index/useRunColumns'
import { Waiting, WaitingLoading } from './Index/Waiting'
import classes from './Index/Index.module.css'

type Props = InertiaProps<{
  list: ListPage<PayoutRunRow>
  savedViews: SavedView[]
  requested?: { waiting: RequestedPayouts; held: RequestedPayouts }
  executionDays: { earliest: string; latest: string }
  totals?: Totals
  statementCents?: number | null
  check?: LedgerCheck | null
}>

export default function PayoutRunsIndex({
  list,
  savedViews,
  requested,
  executionDays,
  totals,
  statementCents,
  check,
}: Props) {
  const t = useTranslations('admin.runs')
  useLive(['PayoutMoved', 'PayoutRunMoved'], ['list', 'requested', 'totals', 'statementCents'])
  useLive(['LedgerChecked'], ['totals', 'statementCents', 'check'])
  const columns = useRunColumns()

  return (
    <>
      <PageHeader title={t('title')} />
      <Columns
        aside={
          <>
            <NewRun waiting={requested?.waiting.count} days={executionDays} />
            <Deferred data={['totals', 'statementCents', 'check']} fallback={<ProofLoading />}>
              {totals && <Proof totals={totals} statementCents={statementCents ?? null} check={check ?? null} />}
            </Deferred>
          </>
        }
      >
        <Deferred data="requested" fallback={<WaitingLoading />}>
          {requested && (
            <>
              <Waiting {...requested.waiting} />
              <Held {...requested.held} />
            </>
          )}
        </Deferred>
        <section aria-labelledby="runs">
          <h2 id="runs" className={classes.heading}>
            {t('runs')}
          </h2>
          <Views list={list} saved={savedViews} label={t('views')} />
          <ResourceList
            list={list}
            caption={t('runs')}
            columns={columns}
            rowKey={(run) => run.reference}
            href={(run) => runUrl(run.reference)}
            search={t('search')}
            sums={{ totalCents: t('total') }}
            empty={
              list.view === 'all' ? (
                <EmptyState title={t('noRuns')} description={t('noRunsHint')} />
              ) : (
                <EmptyState illustration="done" title={t('noneUnfinished')} />
              )
            }
          />
        </section>
      </Columns>
    </>
  )
}
