import { Link } from '@adonisjs/inertia/react'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { DateRange } from '~/ui/DateText'
import { ProgressBar } from '~/ui/Progress'
import { BatchStatus } from './BatchStatus'
import classes from './ListCard.module.css'
import { useDay } from './useDay'

/** One upload in the list; the whole card leads to it. */
export function BatchCard({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches')
  const day = useDay()

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2>
          <Link
            route="batches.show"
            routeParams={{ id: batch.id }}
            className={classes.link}
            prefetch
          >
            {batch.fileName}
          </Link>
        </h2>
        <BatchStatus status={batch.status} />
      </div>
      <p className={classes.facts}>
        {batch.periodFrom && batch.periodTo ? (
          <span>
            <DateRange from={batch.periodFrom} to={batch.periodTo} />
          </span>
        ) : (
          <span>{t('list.uploadedAt', { date: day(batch.uploadedAt) })}</span>
        )}
        {batch.cards.map(
          (card) =>
            card.last4 && (
              <span key={card.last4}>{t('create.cardEnding', { last4: card.last4 })}</span>
            )
        )}
      </p>
      {batch.isProcessing ? <Moving batch={batch} /> : <Counts batch={batch} />}
    </article>
  )
}

function Moving({ batch }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches')

  return (
    <div className={classes.progress}>
      <ProgressBar
        label={t('reading.progress')}
        percentage={batch.status === 'uploaded' ? undefined : batch.progress}
      />
    </div>
  )
}

function Counts({ batch: { counts, problem } }: { batch: Data.Batches.Batch }) {
  const t = useTranslations('batches')
  if (problem) return <p className={classes.problem}>{t(`fileProblems.${problem}`)}</p>
  if (!counts) return null

  const setAside = counts.unrecognised + counts.error
  return (
    <p className={classes.facts}>
      <strong>{t('list.newRows', { count: counts.create })}</strong>
      {counts.duplicate > 0 && <span>{t('list.knownRows', { count: counts.duplicate })}</span>}
      {setAside > 0 && <span>{t('list.setAside', { count: setAside })}</span>}
    </p>
  )
}
