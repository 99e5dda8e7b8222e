import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import classes from './trips.module.css'

/** What happened, in a sentence. */
export function TripWords({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims')
  const places = {
    from: trip.fromPlace ?? t('unknownPlace'),
    to: trip.toPlace ?? t('unknownPlace'),
  }

  return (
    <div>
      <p className={classes.kind}>
        {trip.operatorName ?? t('unknownOperator')} · <DateTimeText value={trip.at} />
      </p>
      <h3 className={classes.title}>{t(`create.what.${trip.kind}`, places)}</h3>
    </div>
  )
}
