import type { TripRow } from '#app/travel/trips/trip_list'
import { useFormatter, useTranslations } from '~/i18n'

/** What a trip is called where only words can be: `Leiden – Utrecht, 3 Nov 2026, 14:05`. */
export function useTripTitle() {
  const t = useTranslations('admin.trips')
  const format = useFormatter()

  return ({ fromPlace, toPlace, travelledAt }: TripRow) => {
    const route = [fromPlace, toPlace].map((place) => place ?? t('unknownPlace')).join(' – ')
    const moment = format.dateTime(new Date(travelledAt), {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return `${route}, ${moment}`
  }
}
