import type { BatchTrip } from '#app/travel/batches/trips_of_batch'
import { useDay } from './useDay'
import { useTranslations } from '~/i18n'
import { DateText, TimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import classes from './TripLine.module.css'

/** A ride as a line from stop to stop; dotted where one end is not known. */
export function TripLine({ trip }: { trip: BatchTrip }) {
  const t = useTranslations('claims')
  const { checkedInAt, checkedOutAt, fromPlace, toPlace, fareCents, irregularity, correctedOn } = trip
  const day = useDay()
  const at = String(checkedInAt ?? checkedOutAt)
  const isWhole = trip.status === 'complete' || trip.status === 'corrected'

  return (
    <div className={classes.trip}>
      <p className={classes.facts}>
        <DateText value={at} /> · {trip.operatorName ?? t('unknownOperator')}
        {irregularity && <strong> · {t(`kinds.${irregularity}`)}</strong>}
        {trip.status === 'still_travelling' && <strong> · {t('stillTravelling')}</strong>}
        {correctedOn && (
          <strong>
            {' · '}
            {t('corrected', {
              operator: trip.operatorName ?? t('unknownOperator'),
              day: day(correctedOn),
            })}
          </strong>
        )}
      </p>
      <div className={classes.line} data-whole={isWhole || undefined}>
        <Stop name={fromPlace} at={checkedInAt} isKnown={trip.status !== 'missing_check_in'} />
        <span className={classes.track} aria-hidden />
        <Stop name={toPlace} at={checkedOutAt} isKnown={isWhole || trip.status === 'missing_check_in'} />
      </div>
      {fareCents !== null && (
        <span className={classes.fare}>
          <Money cents={fareCents} />
        </span>
      )}
    </div>
  )
}

type StopProps = { name: string | null; at: Date | string | null; isKnown: boolean }

function Stop({ name, at, isKnown }: StopProps) {
  const t = useTranslations('batches.trips')

  return (
    <span className={classes.stop} data-known={isKnown || undefined}>
      <span>{name ?? t('open')}</span>
      {at && <TimeText value={String(at)} />}
    </span>
  )
}
