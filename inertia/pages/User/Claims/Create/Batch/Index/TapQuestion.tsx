import type { TapReading } from '#app/travel/trips/isomorphic/tap_reading'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useFormatter, useTranslations } from '~/i18n'
import { RadioCards } from '~/ui/ChoiceCards'

const AT = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const

type Props = { trip: ClaimableTrip; onRead: (reading: TapReading) => void }

/** What a check-in without a check-out was: asked where two answers fit, open to correction elsewhere. */
export function TapQuestion({ trip, onRead }: Props) {
  const t = useTranslations('claims.create.tap')
  const unknown = useTranslations('claims')('unknownOperator')
  const format = useFormatter()
  const { otherPost } = trip
  const other = otherPost?.operator ?? unknown
  const names = { operator: trip.operatorName ?? unknown, other }

  const hint = otherPost
    ? t('other', { other, place: otherPost.place, at: format.dateTime(new Date(otherPost.at), AT) })
    : t('nextHere')

  return (
    <RadioCards<TapReading | ''>
      label={t('question', { place: trip.fromPlace ?? trip.toPlace ?? '' })}
      hint={otherPost || trip.reason === 'tapUnknown' ? hint : undefined}
      options={trip.tapReadings.map((value) => ({ value, label: t(value, names) }))}
      value={trip.tapReading ?? ''}
      onChange={(reading) => reading && onRead(reading)}
    />
  )
}
