import { type ClaimableTrip, isTapOpen } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import classes from './trips.module.css'

/** What happened, in a sentence. */
export function TripWords({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims')
  const facts = {
    from: trip.fromPlace ?? t('unknownPlace'),
    to: trip.toPlace ?? t('unknownPlace'),
    operator: trip.operatorName ?? t('unknownOperator'),
    other: trip.otherPost?.operator ?? t('unknownOperator'),
  }

  return (
    <div>
      <p className={classes.kind}>
        {trip.operatorName ?? t('unknownOperator')} · <DateTimeText value={trip.at} />
      </p>
      <h3 className={classes.title}>{t(`create.what.${happened(trip)}`, facts)}</h3>
    </div>
  )
}

function happened(trip: ClaimableTrip) {
  if (isTapOpen(trip)) return 'open'
  return trip.tapReading === 'arrival' ? 'arrival' : trip.kind
}
