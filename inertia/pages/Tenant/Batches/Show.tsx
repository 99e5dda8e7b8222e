import { lazy, Suspense } from 'react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { TenantBatchRow } from '#app/travel/batches/batch_row_list'
import type { CardOfTenantFile } from '#app/travel/batches/cards_of_file'
import type { UnassignedCard } from '#app/travel/batches/unassigned_cards'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { BatchQuestion } from '~/components/traveller/BatchQuestion'
import { BatchStatus } from '~/components/traveller/BatchStatus'
import { Failed } from '~/components/traveller/Failed'
import { Reading } from '~/components/traveller/Reading'
import classes from '~/components/traveller/Sections.module.css'
import { useBatchName } from '~/components/traveller/useBatchName'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import type { Person } from './Index/UnassignedCards'
import { Cards } from './Show/Cards'
import { Plan } from './Show/Plan'

// Deferred with its list.
const UnassignedCards = lazy(() => import('./Index/UnassignedCards'))
const Rows = lazy(() => import('~/components/traveller/Rows'))

const FOLLOWED = ['batch', 'cards', 'unassigned', 'list']

type Props = InertiaProps<{
  batch: Data.Travel.Batches.Batch
  cards: CardOfTenantFile[]
  unassigned: UnassignedCard[]
  people?: Person[]
  list?: ListPage<TenantBatchRow>
}>

/** One file of an organisation: whose cards it holds, and what becomes of it. */
export default function TenantBatchShow({ batch, cards, unassigned, people, list, tenant }: Props) {
  const t = useTranslations('tenant.batches')
  const errors = useErrors()
  const nameOf = useBatchName()
  const { slug } = tenant!
  useLive(['BatchProgressed', 'BatchImported'], FOLLOWED, batch.id)

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={nameOf(batch)}
          badge={<BatchStatus status={batch.status} />}
          description={batch.fileName}
          breadcrumbs={[{ label: t('title'), href: client.urlFor('tenant.batches.index', [slug]) }]}
        />
      </div>
      <div className={classes.sections}>
        <ErrorText>{errors.batch}</ErrorText>
        {batch.isProcessing && <Reading batch={batch} asked={FOLLOWED} />}
        {batch.question && (
          <Card>
            <BatchQuestion batch={batch} cards={[]} tenant={slug} />
          </Card>
        )}
        {batch.status === 'failed' && <Failed batch={batch} again={client.urlFor('tenant.batches.create', [slug])} />}
        {unassigned.length > 0 && (
          <Suspense>
            <UnassignedCards cards={unassigned} people={people} />
          </Suspense>
        )}
        {batch.counts && <Plan batch={batch} counts={batch.counts} />}
        {cards.length > 0 && <Cards batch={batch} cards={cards} />}
        {batch.counts && (
          <Suspense>
            <Rows
              batch={batch}
              counts={batch.counts}
              list={list}
              failedRows={client.urlFor('tenant.batches.failed_rows', [slug, batch.id])}
            />
          </Suspense>
        )}
      </div>
    </>
  )
}
