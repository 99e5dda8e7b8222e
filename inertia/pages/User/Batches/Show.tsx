import { Link } from '@adonisjs/inertia/react'
import { Suspense, lazy } from 'react'
import type { BatchRow } from '#app/travel/batches/batch_row_list'
import type { CardOnPlan } from '#app/travel/batches/planned_cards'
import type { BatchSummary } from '#app/travel/batches/batch_summary'
import type { OpenedTrip } from '#app/travel/batches/trips_of_batch'
import type { ClaimSummary } from '#app/travel/batches/claim_estimate'
import type { ListPage } from '#app/platform/lists/list_page'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { BatchQuestion } from '~/components/traveller/BatchQuestion'
import { BatchStatus } from '~/components/traveller/BatchStatus'
import classes from '~/components/traveller/Sections.module.css'
import { useBatchName } from '~/components/traveller/useBatchName'
import { useDay } from '~/components/traveller/useDay'
import { useErrors } from '~/hooks/useErrors'
import { useLive } from '~/live/useLive'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { Failed } from '~/components/traveller/Failed'
import { Outcome } from './Show/Outcome'
import { Plan } from './Show/Plan'
import { Reading } from '~/components/traveller/Reading'
import { Trips } from './Show/Trips'
import { Undo } from './Show/Undo'
import { Undone } from './Show/Undone'

const FOLLOWED = ['batch', 'cards', 'plannedCards', 'irregular', 'worth', 'trips', 'list']

// Deferred with its list.
const Rows = lazy(() => import('~/components/traveller/Rows'))

type Props = InertiaProps<{
  batch: Data.Travel.Batches.Batch
  list?: ListPage<BatchRow>
  cards: Data.Travel.Cards.OvcpCard[]
  plannedCards: CardOnPlan[]
  irregular: BatchSummary | null
  /** What the uploader can claim of it. */
  worth: ClaimSummary | null
  trips: OpenedTrip[]
}>

export default function BatchShow({ batch, cards, plannedCards, list, irregular, worth, trips }: Props) {
  const t = useTranslations('batches')
  const errors = useErrors()
  const nameOf = useBatchName()
  useLive(['BatchProgressed', 'BatchImported'], FOLLOWED, batch.id)

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={nameOf(batch)}
          badge={<BatchStatus status={batch.status} />}
          breadcrumbs={[{ label: t('title'), href: client.urlFor('batches.index') }]}
          description={<Origin batch={batch} />}
        />
      </div>
      <div className={classes.sections}>
        <ErrorText>{errors.batch}</ErrorText>
        {batch.isProcessing && <Reading batch={batch} />}
        {batch.question && (
          <Card>
            <BatchQuestion batch={batch} cards={cards} />
          </Card>
        )}
        {batch.status === 'failed' && <Failed batch={batch} again={client.urlFor('batches.create')} />}
        {batch.status === 'undone' && <Undone batch={batch} />}
        {irregular && <Outcome batch={batch} irregular={irregular} worth={worth} />}
        {irregular && <Trips batch={batch} count={irregular.trips} trips={trips} />}
        {batch.counts && <Plan batch={batch} counts={batch.counts} cards={plannedCards} />}
        {batch.counts && (
          <Suspense>
            <Rows
              batch={batch}
              counts={batch.counts}
              list={list}
              failedRows={client.urlFor('batches.failed_rows', { batch_id: batch.id })}
            />
          </Suspense>
        )}
        {irregular && <Undo batch={batch} irregular={irregular} />}
      </div>
    </>
  )
}

function Origin({ batch }: { batch: Data.Travel.Batches.Batch }) {
  const t = useTranslations('batches')
  const day = useDay()

  return (
    <>
      {batch.periodFrom && <>{batch.fileName} · </>}
      {t('list.uploadedAt', { date: day(batch.uploadedAt) })}
      {batch.format && <> · {t(`formats.${batch.format}`)}</>}
      {batch.groupId && (
        <>
          {' · '}
          <Link route="batch_groups.show" routeParams={{ id: batch.groupId }}>
            {t('group.one')}
          </Link>
        </>
      )}
    </>
  )
}
