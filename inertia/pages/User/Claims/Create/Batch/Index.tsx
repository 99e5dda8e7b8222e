import { useState } from 'react'
import type { Data } from '~generated/data'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import { isReady, needsDetails } from '~/components/traveller/tripSelection'
import classes from '~/components/traveller/Sections.module.css'
import { useTripSelection } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { ChoosableTrips } from './Index/ChoosableTrips'
import { MandateFirst } from './Index/MandateFirst'
import { OtherTrips } from './Index/OtherTrips'
import { SendBar } from './Index/SendBar'
import type { Known } from './Index/TripChoice'

type Props = InertiaProps<{
  batch: Data.Batches.Batch
  needsMandate: boolean
  trips: Data.Claims.ClaimableTrip[]
  known: Known
  places?: string[]
}>

export default function BatchClaimsCreate({
  batch,
  needsMandate,
  trips,
  known,
  places = [],
}: Props) {
  const t = useTranslations('claims')
  const choice = useTripSelection(trips)
  const { ready, help, other } = useGroups(trips)
  const group = { trips, choice, places, known }

  return (
    <>
      <div className={classes.breakable}>
        <PageHeader
          title={t('create.title')}
          description={trips.length > 0 && t('create.lead', { file: batch.fileName })}
          breadcrumbs={[
            {
              label: t('create.breadcrumb'),
              href: client.urlFor('batches.show', { id: batch.id }),
            },
          ]}
        />
      </div>
      {trips.length === 0 ? (
        <NothingWrong />
      ) : (
        <div className={classes.sections}>
          {needsMandate && <MandateFirst />}
          <ChoosableTrips
            {...group}
            ids={ready}
            title={t('create.ready')}
            lead={t('create.readyLead')}
            withAll
          />
          <ChoosableTrips
            {...group}
            ids={help}
            title={t('create.help')}
            lead={t('create.helpLead')}
          />
          {ready.length + help.length === 0 && <Callout>{t('create.nothingReady')}</Callout>}
          <OtherTrips trips={other} />
          {ready.length + help.length > 0 && <SendBar {...{ batch, choice, needsMandate }} />}
        </div>
      )}
    </>
  )
}

/** A trip stays in its group and place while stops are named, so that nothing jumps under the hand. */
function useGroups(trips: Data.Claims.ClaimableTrip[]) {
  const [groups] = useState(() => ({
    ready: trips.filter(isReady).map((trip) => trip.tripId),
    help: trips.filter(needsDetails).map((trip) => trip.tripId),
  }))
  const known = new Set([...groups.ready, ...groups.help])

  return { ...groups, other: trips.filter((trip) => !known.has(trip.tripId)) }
}

function NothingWrong() {
  const t = useTranslations('claims.create')

  return (
    <EmptyState
      illustration="done"
      title={t('empty')}
      description={t('emptyHint')}
      action={<ButtonLink href={client.urlFor('batches.create')}>{t('emptyAction')}</ButtonLink>}
    />
  )
}
