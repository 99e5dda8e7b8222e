import { Link } from '@adonisjs/inertia/react'
import type { BatchTrip } from '#app/batches/trips_of_batch'
import type { Data } from '~generated/data'
import { TripLine } from '~/components/traveller/TripLine'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { FieldHint } from '~/ui/FieldHint'
import classes from './Trips.module.css'

const MOST = 200

type Props = { batch: Data.Batches.Batch; trips: BatchTrip[] }

/** The rides that the file became, each as a line from stop to stop. */
export function Trips({ batch, trips }: Props) {
  const t = useTranslations('batches.trips')
  if (trips.length === 0) return null

  return (
    <Card title={t('title')} description={t('lead')}>
      <ul className={classes.trips}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripLine trip={trip} />
            {needs(trip) && (
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
      {trips.length === MOST && <FieldHint>{t('all', { count: MOST })}</FieldHint>}
    </Card>
  )
}

/** Only the traveller knows the operator or the stop. */
const needs = ({ irregularity, operatorName, fromPlace, toPlace }: BatchTrip) =>
  irregularity !== null && (operatorName === null || fromPlace === null || toPlace === null)
