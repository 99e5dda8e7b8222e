import { Suspense, lazy } from 'react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import classes from '~/components/traveller/Sections.module.css'
import { useBatchName } from '~/components/traveller/useBatchName'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import { Choose, type ToChoose } from './Index/Choose'

const OnItsWay = lazy(() => import('./Index/OnItsWay'))

type Props = InertiaProps<ToChoose>

/** What a file brings and what to claim of it, from the moment that it is uploaded. */
export default function BatchClaimsCreate({ batch, ...choice }: Props) {
  const t = useTranslations('claims')
  const nameOf = useBatchName()

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={useTitle(batch, choice)}
          description={<Lead batch={batch} {...choice} />}
          breadcrumbs={[
            batch
              ? { label: nameOf(batch), href: client.urlFor('batches.show', { id: batch.id }) }
              : { label: t('title'), href: client.urlFor('claims.index') },
          ]}
        />
      </div>
      {batch?.isProcessing ? (
        <Suspense>
          <OnItsWay batch={batch} />
        </Suspense>
      ) : (
        <Choose batch={batch} {...choice} />
      )}
    </>
  )
}

function useTitle(batch: Data.Travel.Batches.Batch | null, { file, worth }: Omit<ToChoose, 'batch'>) {
  const t = useTranslations('claims.create')
  const money = useMoney()
  const isNew = batch !== null && (batch.isProcessing || file?.claims === 0)
  const { netCents = 0 } = (batch?.isProcessing ? batch.estimate : worth) ?? {}

  if (!isNew) return t('title')
  return netCents > 0 ? t('fileHere', { amount: money(netCents) }) : t('fileHereUnknown')
}

function Lead({ batch, file, trips }: ToChoose) {
  const t = useTranslations('claims.create')
  const worth = useTranslations('common.worth')
  if (batch?.isProcessing) return t('onItsWay')

  return (
    <>
      {file && t('file', file)} {trips.length > 0 && t('lead')}{' '}
      {file && file.stillOpen > 0 && worth('stillOpen', { count: file.stillOpen })}
    </>
  )
}
