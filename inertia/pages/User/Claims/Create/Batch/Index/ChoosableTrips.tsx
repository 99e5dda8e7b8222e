import { Button } from '@mantine/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { type Known, TripChoice } from './TripChoice'
import classes from './trips.module.css'

type Props = {
  /** Which of the trips stand here, in this order. */
  ids: string[]
  trips: ClaimableTrip[]
  choice: Choice
  places: string[]
  known: Known
  title: string
  lead: string
  withAll?: boolean
}

/** Trips that can be claimed, now or once the traveller says what is missing. */
export function ChoosableTrips({ ids, trips, title, lead, withAll, ...rest }: Props) {
  const t = useTranslations('claims.create')
  const { choice } = rest
  const byId = new Map(trips.map((trip) => [trip.tripId, trip]))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  if (shown.length === 0) return null

  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p>{lead}</p>
        </div>
        {withAll && shown.length > 2 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={choice.selected.length > 0 ? choice.none : choice.all}
          >
            {t(choice.selected.length > 0 ? 'selectNone' : 'selectAll')}
          </Button>
        )}
      </div>
      <ul className={classes.list}>
        {shown.map((trip) => (
          <TripChoice key={trip.tripId} trip={trip} {...rest} />
        ))}
      </ul>
    </section>
  )
}
