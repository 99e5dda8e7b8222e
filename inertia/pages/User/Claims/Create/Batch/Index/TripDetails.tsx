import { Button } from '@mantine/core'
import { useState } from 'react'
import { MoneySplit } from '~/components/MoneySplit'
import {
  type ClaimableTrip,
  isDoubleAsked,
  isReady,
  isTapOpen,
  needsOperator,
} from '~/components/traveller/tripSelection'
import { StopField } from '~/components/traveller/StopField'
import { useTranslations } from '~/i18n'
import { ErrorText } from '~/ui/ErrorText'
import { Money } from '~/ui/Money'
import { DoubleQuestion } from './DoubleQuestion'
import { GoodwillField } from './GoodwillField'
import { FareField } from './FareField'
import { OperatorField } from './OperatorField'
import { PurposeButton } from './PurposeButton'
import { Refusal } from './Refusal'
import { TapQuestion } from './TapQuestion'
import { Terms } from './Terms'
import type { TripChoiceProps } from './TripChoice'
import { TripWords } from './TripWords'
import classes from './trips.module.css'

type Props = Omit<TripChoiceProps, 'opened'> & { isFull: boolean; whyId: string }

/** What happened, what it brings and until when, with the fields that change it. */
export default function TripDetails({ trip, choice, places, known, isFull, whyId }: Props) {
  const ready = isReady(trip)
  const t = useTranslations('claims')
  const [isCorrecting, setCorrecting] = useState(false)
  const isEntered = trip.fareSource === 'entered_by_traveller'
  const asksFare = trip.reason === 'fareUnknown' || isEntered || isCorrecting
  const busy = choice.recalculating === trip.tripId

  const operator = (
    <OperatorField
      trip={trip}
      operators={known.operators.lists[known.operators.of[trip.tripId]] ?? []}
      busy={busy}
      onName={(name) => choice.setOperator(trip, name)}
    />
  )

  return (
    <>
      <div className={classes.what}>
        <TripWords trip={trip} />
        {trip.tapReadings.length > 0 && !needsOperator(trip) && (
          <TapQuestion trip={trip} onRead={(reading) => choice.readTap(trip, reading)} />
        )}
        {isDoubleAsked(trip) && <DoubleQuestion trip={trip} choice={choice} />}
        {needsOperator(trip) && operator}
        {trip.missedTap && !needsOperator(trip) && !isTapOpen(trip) && (
          <StopField
            kind={trip.missedTap}
            place={trip.statedPlace}
            places={places}
            hint={t(`create.stopHints.${trip.placeFrom ?? 'none'}`)}
            busy={busy}
            onName={(place) => choice.setStop(trip, place)}
          />
        )}
        {asksFare ? (
          <FareField trip={trip} origins={known.fareOrigins} onSuccess={choice.chooseIfReady(trip.tripId)} />
        ) : (
          trip.missedTap &&
          trip.fareCents !== null && (
            <Button className={classes.correct} variant="subtle" size="compact-sm" onClick={() => setCorrecting(true)}>
              {t('create.fare.correct')}
            </Button>
          )
        )}
        {trip.goodwill && <GoodwillField trip={trip} onSuccess={choice.chooseIfReady(trip.tripId)} />}
        {!needsOperator(trip) && operator}
        {choice.refused?.tripId === trip.tripId && <ErrorText>{choice.refused.text}</ErrorText>}
        {known.mayBeBusiness && <PurposeButton trip={trip} choice={choice} purpose="business" />}
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
        <Refusal id={whyId} trip={trip} full={isFull && ready} />
      </div>
    </>
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
