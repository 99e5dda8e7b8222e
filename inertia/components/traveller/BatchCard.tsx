import type { ReactNode } from 'react'
import { Link } from '@adonisjs/inertia/react'
import { client } from '~/client'
import type { Data } from '~generated/data'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { ProgressBar } from '~/ui/Progress'
import { BatchStatus } from './BatchStatus'
import classes from './ListCard.module.css'
import { useBatchName } from './useBatchName'
import { useDay } from './useDay'

type Props = {
  batch: Data.Travel.Batches.Batch
  /** Where it leads, if not to one's own upload. */
  href?: string
  children?: ReactNode
}

/** One upload in the list; the whole card leads to it. */
export function BatchCard({ batch, href = client.urlFor('batches.show', { id: batch.id }), children }: Props) {
  const t = useTranslations('batches')
  const day = useDay()
  const nameOf = useBatchName()

  return (
    <article className={classes.card}>
      <div className={classes.head}>
        <h2>
          <Link href={href} className={classes.link} prefetch>
            {nameOf(batch)}
          </Link>
        </h2>
        <BatchStatus status={batch.status} />
      </div>
      <p className={classes.facts}>
        {batch.periodFrom && <span className={classes.file}>{batch.fileName}</span>}
        <span>{t('list.uploadedAt', { date: day(batch.uploadedAt) })}</span>
      </p>
      {batch.isProcessing ? <Moving batch={batch} /> : <Counts batch={batch} />}
      {children && <div className={classes.inside}>{children}</div>}
    </article>
  )
}

function Moving({ batch }: { batch: Data.Travel.Batches.Batch }) {
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

function Counts({ batch: { counts, problem, status, ...batch } }: { batch: Data.Travel.Batches.Batch }) {
  const t = useTranslations('batches')
  const worth = useTranslations('common.worth')
  const money = useMoney()
  const estimate = status === 'planned' ? batch.estimate : null
  if (problem) return <p className={classes.problem}>{t(`fileProblems.${problem}`)}</p>
  if (!counts) return null

  const setAside = counts.unrecognised + counts.error
  return (
    <p className={classes.facts}>
      <strong>{t('list.newRows', { count: counts.create })}</strong>
      {estimate && estimate.netCents > 0 && <span>{worth('claim', { amount: money(estimate.netCents) })}</span>}
      {counts.duplicate > 0 && <span>{t('list.knownRows', { count: counts.duplicate })}</span>}
      {setAside > 0 && <span>{t('list.setAside', { count: setAside })}</span>}
    </p>
  )
}
