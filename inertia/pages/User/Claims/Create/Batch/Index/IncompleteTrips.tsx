import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { TripChoice, type TripChoiceProps } from './TripChoice'
import classes from './trips.module.css'

type Props = Omit<TripChoiceProps, 'trip' | 'opened'> & { ids: string[]; trips: ClaimableTrip[] }

/** Trips that can be claimed once the traveller says what is missing; the first is open. */
export function IncompleteTrips({ ids, trips, ...rest }: Props) {
  const t = useTranslations('claims.create')
  const byId = new Map(trips.map((trip) => [trip.tripId, trip]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  if (shown.length === 0) return null

  return (
    <section aria-label={t('help')}>
      <div className={classes.head}>
        <div>
          <h2>{t('help')}</h2>
          <p>{t('helpLead')}</p>
        </div>
      </div>
      <ul className={classes.list}>
        {shown.map((trip, nth) => (
          <TripChoice key={trip.tripId} trip={trip} opened={nth === 0} {...rest} />
        ))}
      </ul>
    </section>
  )
}
