import { Link } from '@adonisjs/inertia/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { OpenedTrip } from '#app/travel/batches/trips_of_batch'
import type { Data } from '~generated/data'
import { TripLine } from '~/components/traveller/TripLine'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import classes from './Trips.module.css'

const FIRST = 10

type Props = {
  batch: Data.Travel.Batches.Batch
  /** How many the file became. */
  count: number
  /** Those that were charged wrongly first. */
  trips: OpenedTrip[]
}

/** The rides that the file became, each as a line from stop to stop; what was charged wrongly comes first. */
export function Trips({ batch, count, trips }: Props) {
  const t = useTranslations('batches.trips')
  const wrong = trips.filter(({ irregularity }) => irregularity !== null)
  const [isOnlyWrong, setOnlyWrong] = useState(wrong.length > 0)
  const [isWhole, setWhole] = useState(false)
  if (trips.length === 0) return null
  const offered = isOnlyWrong ? wrong : trips
  const ordered = offered.toSorted((a, b) => Number(b.needsDetails) - Number(a.needsDetails))
  const shown = isWhole ? ordered : ordered.slice(0, FIRST)

  return (
    <Card title={t('title')} description={t('lead')}>
      {wrong.length > 0 && (
        <div className={classes.filter} role="group" aria-label={t('filter')}>
          <Choice isOn={isOnlyWrong} onChoose={() => setOnlyWrong(true)}>
            {t('wrong', { count: wrong.length })}
          </Choice>
          <Choice isOn={!isOnlyWrong} onChoose={() => setOnlyWrong(false)}>
            {t('every', { count })}
          </Choice>
        </div>
      )}
      <ul className={classes.trips}>
        {shown.map((trip) => (
          <li key={trip.id}>
            <TripLine trip={trip} />
            {trip.needsDetails && (
              <Link route="batches.claims.create" routeParams={{ batch_id: batch.id }} className={classes.todo}>
                {t('todo')}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {shown.length < offered.length && (
        <Button variant="default" onClick={() => setWhole(true)}>
          {t('all', { count: offered.length })}
        </Button>
      )}
      {isWhole && !isOnlyWrong && trips.length < count && <p>{t('newest', { shown: trips.length, count })}</p>}
    </Card>
  )
}

type ChoiceProps = { isOn: boolean; onChoose: () => void; children: string }

const Choice = ({ isOn, onChoose, children }: ChoiceProps) => (
  <button type="button" className={classes.choice} aria-pressed={isOn} onClick={onChoose}>
    {children}
  </button>
)
