import type { ListPage, SavedView } from '#app/lists/list_page'
import type { PayoutRunRow } from '#app/payouts/payout_run_list'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { Columns } from '~/components/staff/Columns'
import { runUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Held } from './Index/Held'
import { NewRun } from './Index/NewRun'
import { type Books, Proof } from './Index/Proof'
import { useRunColumns } from './Index/useRunColumns'
import { Waiting } from './Index/Waiting'
import classes from './Index/Index.module.css'

type Props = InertiaProps<{
  list: ListPage<PayoutRunRow>
  savedViews: SavedView[]
  waiting: Data.Payouts.Payout.Variants['forAdmin'][]
  held: Data.Payouts.Payout.Variants['forAdmin'][]
  proof: Books
}>

export default function PayoutRunsIndex({ list, savedViews, waiting, held, proof }: Props) {
  const t = useTranslations('admin.runs')
  useLive(['PayoutMoved', 'PayoutRunMoved'], ['list', 'waiting', 'held', 'proof'])
  const columns = useRunColumns()

  return (
    <>
      <PageHeader title={t('title')} />
      <Columns
        aside={
          <>
            <NewRun waiting={waiting.length} />
            <Proof books={proof} />
          </>
        }
      >
        <Waiting payouts={waiting} />
        <Held payouts={held} />
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
