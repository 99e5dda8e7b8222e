import { useNow } from 'use-intl'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import classes from './trips.module.css'

const SOON_MS = 14 * 86_400_000

/** Until when, and whether the operator has to. */
export function Terms({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims.create')
  const day = useDay()
  const now = useNow()
  const { deadlineOn } = trip
  const soon = deadlineOn !== null && Date.parse(deadlineOn) - now.getTime() < SOON_MS

  return (
    <ul className={classes.terms}>
      {deadlineOn && (
        <li data-soon={soon || undefined}>
          {t(soon ? 'deadlineSoon' : 'deadline', { date: day(deadlineOn) })}
        </li>
      )}
      {trip.goodwill && <li>{t('goodwill')}</li>}
    </ul>
  )
}
