import { Button } from '@mantine/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import classes from './trips.module.css'

type Props = { trip: ClaimableTrip; choice: Choice }

/** Two chip cards at one gate: two people, or one who paid twice. */
export function DoubleQuestion({ trip, choice }: Props) {
  const t = useTranslations('claims.create.double')
  const busy = choice.recalculating === trip.tripId

  return (
    <div className={classes.fare} role="group" aria-label={t('question')}>
      <p>
        <strong>{t('question')}</strong> {t('hint')}
      </p>
      <div className={classes.answers}>
        <Button variant="default" loading={busy} onClick={() => choice.answerDoubleCharge(trip, true)}>
          {t('yes')}
        </Button>
        <Button variant="default" loading={busy} onClick={() => choice.answerDoubleCharge(trip, false)}>
          {t('no')}
        </Button>
      </div>
    </div>
  )
}
