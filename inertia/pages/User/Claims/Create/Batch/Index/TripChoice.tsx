import { Checkbox } from '@mantine/core'
import { useId } from 'react'
import { MoneySplit } from '~/components/MoneySplit'
import { type ClaimableTrip, isReady, needsOperator } from '~/components/traveller/tripSelection'
import { StopField } from '~/components/traveller/StopField'
import { useDay } from '~/components/traveller/useDay'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { FareField, type FareOrigin } from './FareField'
import { type Operator, OperatorField } from './OperatorField'
import { Refusal } from './Refusal'
import { Terms } from './Terms'
import { TripWords } from './TripWords'
import classes from './trips.module.css'

/** What can be chosen for each trip. */
export type Known = { operators: Operator[]; fareOrigins: FareOrigin[] }

type Props = { trip: ClaimableTrip; choice: Choice; places: string[]; known: Known }

/** One trip to claim or not: what happened, what it brings, until when. */
export function TripChoice({ trip, choice, places, known }: Props) {
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
        {(needsOperator(trip) || trip.isOperatorChosen) && (
          <OperatorField
            trip={trip}
            operators={known.operators}
            busy={choice.recalculating === trip.tripId}
            onName={(operator) => choice.nameOperator(trip, operator)}
          />
        )}
        {trip.missedTap && !needsOperator(trip) && (
          <StopField
            kind={trip.missedTap}
            place={trip.statedPlace}
            places={places}
            busy={choice.recalculating === trip.tripId}
            onName={(place) => choice.nameStop(trip, place)}
          />
        )}
        {(trip.reason === 'fareUnknown' || trip.fareSource === 'entered_by_traveller') && (
          <FareField
            trip={trip}
            origins={known.fareOrigins}
            onSuccess={choice.chooseIfReady(trip.tripId)}
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
