import { Columns } from '~/components/staff/Columns'
import { kbd, KeyHint } from '~/components/staff/KeyHint'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import { Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import { Held } from './Index/Held'
import { NewRun } from './Index/NewRun'
import { type Books, Proof } from './Index/Proof'
import { RunsTable } from './Index/RunsTable'
import { Waiting } from './Index/Waiting'
import classes from './Index/Index.module.css'

type Props = InertiaProps<{
  runs: Data.Payouts.PayoutRun[]
  meta: { page: number; perPage: number; total: number; lastPage: number }
  waiting: Data.Payouts.Payout.Variants['forAdmin'][]
  held: Data.Payouts.Payout.Variants['forAdmin'][]
  proof: Books
}>

export default function PayoutRunsIndex({ runs, meta, waiting, held, proof }: Props) {
  const t = useTranslations('admin.runs')
  useLive(['PayoutMoved', 'PayoutRunMoved'], ['runs', 'meta', 'waiting', 'held', 'proof'])

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
          <RunsTable runs={runs} />
          <Pagination meta={meta} />
          {runs.length > 0 && <KeyHint>{t.rich('keys', { kbd })}</KeyHint>}
        </section>
      </Columns>
    </>
  )
}
