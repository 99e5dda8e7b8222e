import type { TapReading } from '#app/trips/tap_reading'
import { Radio } from '@mantine/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useFormatter, useTranslations } from '~/i18n'
import classes from './trips.module.css'

const AT = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const

type Props = { trip: ClaimableTrip; busy: boolean; onRead: (reading: TapReading) => void }

/** What a check-in without a check-out was: asked where two answers fit, open to correction elsewhere. */
export function TapQuestion({ trip, busy, onRead }: Props) {
  const t = useTranslations('claims.create.tap')
  const unknown = useTranslations('claims')('unknownOperator')
  const format = useFormatter()
  const { otherPost } = trip
  const other = otherPost?.operator ?? unknown
  const names = { operator: trip.operatorName ?? unknown, other }

  return (
    <Radio.Group
      className={classes.tap}
      label={t('question', { place: trip.fromPlace ?? trip.toPlace ?? '' })}
      description={
        otherPost
          ? t('other', {
              other,
              place: otherPost.place,
              at: format.dateTime(new Date(otherPost.at), AT),
            })
          : trip.reason === 'tapUnknown' && t('nextHere')
      }
      value={trip.tapReading}
      onChange={(value) => onRead(value as TapReading)}
    >
      {trip.tapReadings.map((reading) => (
        <Radio key={reading} value={reading} label={t(reading, names)} disabled={busy} mt="xs" />
      ))}
    </Radio.Group>
  )
}
