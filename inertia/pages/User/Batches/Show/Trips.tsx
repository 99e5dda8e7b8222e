import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OpenedTrip } from '#app/batches/trips_of_batch'
import type { Data } from '~generated/data'
import { TripLine } from '~/components/traveller/TripLine'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './Trips.module.css'

const FIRST = 10

type Props = { batch: Data.Batches.Batch; trips: OpenedTrip[] }

/** The rides that the file became, each as a line from stop to stop; what needs something of the traveller comes first. */
export function Trips({ batch, trips }: Props) {
  const t = useTranslations('batches.trips')
  const [isWhole, setWhole] = useState(false)
  if (trips.length === 0) return null
  const ordered = trips.toSorted((a, b) => Number(b.needsDetails) - Number(a.needsDetails))
  const shown = isWhole ? ordered : ordered.slice(0, FIRST)

  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className={classes.trips}>
        {shown.map((trip) => (
          <li key={trip.id}>
            <TripLine trip={trip} />
            {trip.needsDetails && (
              <Link
                route="batches.claims.create"
                routeParams={{ batch_id: batch.id }}
                className={classes.todo}
              >
                {t('todo')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < trips.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('all', { count: trips.length })}
        </Button>
      )}
    </Card>
  )
}
