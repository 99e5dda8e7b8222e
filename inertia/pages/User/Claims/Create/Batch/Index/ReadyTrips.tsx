import { Button } from '@mantine/core'
import { type ClaimableTrip, totalOf } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { CapMeter } from './CapMeter'
import { TripChoice, type TripChoiceProps } from './TripChoice'
import classes from './trips.module.css'

type Props = Omit<TripChoiceProps, 'trip' | 'opened'> & {
  /** Which of the trips stand here, in this order. */
  ids: string[]
  trips: ClaimableTrip[]
}

/** Trips that can be claimed now, by operator, with how many each still takes. */
export function ReadyTrips({ ids, trips, ...rest }: Props) {
  const t = useTranslations('claims.create')
  const { choice } = rest
  const byId = new Map(trips.map((trip) => [trip.tripId, trip]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  if (shown.length === 0) return null
  const groups = Map.groupBy(shown, ({ operatorName }) => operatorName ?? '')

  return (
    <section aria-label={t('ready')}>
      <div className={classes.head}>
        <div>
          <h2>{t('ready')}</h2>
          <p>{t('readyLead')}</p>
        </div>
        {shown.length > 2 && (
          <Button variant="subtle" size="compact-sm" onClick={choice.selected.length > 0 ? choice.none : choice.all}>
            {t(choice.selected.length > 0 ? 'selectNone' : 'selectAll')}
          </Button>
        )}
      </div>
      <div className={classes.groups}>
        {[...groups].map(([operator, group]) => (
          <section key={operator} className={classes.group} aria-label={operator}>
            <div className={classes.groupHead}>
              <h3>{operator}</h3>
              <Money cents={totalOf(group.filter(({ tripId }) => choice.chosen.has(tripId))).netCents} />
            </div>
            <CapMeter trips={group} choice={choice} />
            <Trips trips={group.filter(({ goodwill }) => !goodwill)} {...rest} />
            <Goodwill operator={operator} trips={group.filter(({ goodwill }) => goodwill)} {...rest} />
          </section>
        ))}
      </div>
    </section>
  )
}

type TripsProps = Omit<TripChoiceProps, 'trip' | 'opened'> & { trips: ClaimableTrip[] }

const Trips = ({ trips, ...rest }: TripsProps) =>
  trips.length > 0 && (
    <ul className={classes.list}>
      {trips.map((trip) => (
        <TripChoice key={trip.tripId} trip={trip} {...rest} />
      ))}
    </ul>
  )

/** What the operator need not pay stands apart, so that nobody counts on it. */
function Goodwill({ operator, ...rest }: TripsProps & { operator: string }) {
  const t = useTranslations('claims.create.perhaps')
  if (rest.trips.length === 0) return null

  return (
    <>
      <div className={classes.perhaps}>
        <h4>{t('title')}</h4>
        <p>{t('text', { operator })}</p>
      </div>
      <Trips {...rest} />
    </>
  )
}
