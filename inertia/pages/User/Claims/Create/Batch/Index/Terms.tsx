import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useIsSoon, useNearDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import classes from './trips.module.css'

/** Until when, and whether the operator has to. */
export function Terms({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims.create')
  const nearDay = useNearDay()
  const isSoon = useIsSoon()
  const { deadlineOn } = trip
  const soon = deadlineOn !== null && isSoon(deadlineOn)

  return (
    <ul className={classes.terms}>
      {deadlineOn && (
        <li data-soon={soon || undefined}>{t(soon ? 'deadlineSoon' : 'deadline', { date: nearDay(deadlineOn) })}</li>
      )}
      {trip.goodwill && <li>{t('goodwill')}</li>}
    </ul>
  )
}
