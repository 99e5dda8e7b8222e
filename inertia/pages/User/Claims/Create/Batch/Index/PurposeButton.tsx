import { Button } from '@mantine/core'
import type { Purpose } from '#app/travel/trips/purpose'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import type { Choice } from '~/components/traveller/useTripSelection'
import { useTranslations } from '~/i18n'
import { FieldHint } from '~/ui/FieldHint'

type Props = { trip: ClaimableTrip; choice: Choice; purpose: Purpose }

/** What a trip was for, where the export or the card says otherwise: who claims it, and whether managers see it. */
export function PurposeButton({ trip, choice, purpose }: Props) {
  const t = useTranslations('claims.create.purpose')

  return (
    <div>
      <Button
        variant="default"
        size="compact-sm"
        loading={choice.recalculating === trip.tripId}
        onClick={() => choice.setPurpose(trip, purpose)}
      >
        {t(purpose)}
      </Button>
      <FieldHint>{t('hint')}</FieldHint>
    </div>
  )
}
