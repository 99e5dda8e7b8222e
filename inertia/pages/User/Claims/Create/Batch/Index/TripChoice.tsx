import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { MoneySplit } from '~/components/MoneySplit'
import { type ClaimableTrip, isReady } from '~/components/traveller/tripSelection'
import { StopField } from '~/components/traveller/StopField'
import { useDay } from '~/components/traveller/useDay'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { Refusal } from './Refusal'
import { Terms } from './Terms'
import { TripWords } from './TripWords'
import classes from './trips.module.css'

type Props = { trip: ClaimableTrip; choice: Choice; places: string[] }

/** One trip to claim or not: what happened, what it brings, until when. */
export function TripChoice({ trip, choice, places }: Props) {
  const t = useTranslations('claims')
  const day = useDay()
  const id = useId()
  const ready = isReady(trip)
  const full = choice.isFull(trip)
  const checked = ready && choice.chosen.has(trip.tripId)

  return (
    <li className={classes.trip} data-checked={checked || undefined}>
      <Checkbox
        size="md"
        className={classes.check}
        checked={checked}
        disabled={!ready || full}
        onChange={() => choice.toggle(trip)}
        aria-label={t('create.choose', {
          date: day(trip.at),
          operator: trip.operatorName ?? t('unknownOperator'),
        })}
        aria-describedby={!ready || full ? id : undefined}
      />
      <div className={classes.what}>
        <TripWords trip={trip} />
        {trip.missedTap && (
          <StopField
            kind={trip.missedTap}
            place={trip.statedPlace}
            places={places}
            busy={choice.recalculating === trip.tripId}
            onName={(place) => choice.nameStop(trip, place)}
          />
        )}
        <Terms trip={trip} />
      </div>
      <div className={classes.worth}>
        <Sum trip={trip} />
        {ready && trip.grossCents !== null && (
          <MoneySplit
            grossCents={trip.grossCents}
            feeCents={trip.feeCents ?? 0}
            netCents={trip.netCents ?? 0}
            feeBps={trip.feeBps ?? 0}
          />
        )}
        <Refusal id={id} trip={trip} full={full} />
      </div>
    </li>
  )
}

/** Charged less the real fare: where the gross comes from. */
function Sum({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims')

  return (
    <dl className={classes.sum}>
      <div>
        <dt>{t('create.charged')}</dt>
        <dd>
          <Money cents={trip.chargedCents} />
        </dd>
      </div>
      {trip.fareCents !== null && (
        <div>
          <dt>
            {t('create.realFare')}
            {trip.fareSource && <small>{t(`fareSources.${trip.fareSource}`)}</small>}
          </dt>
          <dd>
            <Money cents={-trip.fareCents} />
          </dd>
        </div>
      )}
    </dl>
  )
}
