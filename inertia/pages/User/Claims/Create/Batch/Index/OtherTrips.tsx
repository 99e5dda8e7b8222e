import { Link } from '@adonisjs/inertia/react'
import { useId } from 'react'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { Disclosure } from '~/components/traveller/Disclosure'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { PurposeButton } from './PurposeButton'
import { Refusal } from './Refusal'
import { TripWords } from './TripWords'
import classes from './trips.module.css'

type Props = { trips: ClaimableTrip[]; choice: Choice; opened: boolean }

/** Trips that stay as they are for now, each with its reason. */
export default function OtherTrips({ trips, choice, opened }: Props) {
  const t = useTranslations('claims.create')
  if (trips.length === 0) return null

  return (
    <Disclosure summary={t('not', { count: trips.length })} open={opened}>
      <ul className={classes.others}>
        {trips.map((trip) => (
          <OtherTrip key={trip.tripId} trip={trip} choice={choice} />
        ))}
      </ul>
    </Disclosure>
  )
}

function OtherTrip({ trip, choice }: { trip: ClaimableTrip; choice: Choice }) {
  const t = useTranslations('claims.create')
  const id = useId()

  return (
    <li className={classes.other}>
      <div className={classes.otherHead}>
        <TripWords trip={trip} />
        <Money cents={trip.chargedCents} />
      </div>
      <Refusal id={id} trip={trip} />
      {trip.reason === 'paidByEmployer' && <PurposeButton trip={trip} choice={choice} purpose="private" />}
      {trip.claimReference && (
        <Link route="claims.show" routeParams={{ id: trip.claimReference }} className={classes.claim}>
          {t('seeClaim', { reference: trip.claimReference })}
        </Link>
      )}
    </li>
  )
}
