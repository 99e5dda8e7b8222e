import type { Page } from '@inertiajs/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './trips.module.css'

type Props = { trip: ClaimableTrip; onSuccess: (page: Page) => void }

/** Why the operator should pay what it need not: it goes into the letter. */
export function GoodwillField({ trip, onSuccess }: Props) {
  const t = useTranslations('claims.create.goodwillReason')

  return (
    <Form
      route="trips.update"
      routeParams={{ id: trip.tripId }}
      initial={{ note: trip.enteredNote }}
      className={classes.fare}
      onSuccess={onSuccess}
      stay
    >
      {({ recentlySuccessful }) => (
        <>
          <TextField
            name="note"
            label={t('label')}
            hint={t('hint', { operator: trip.operatorName ?? '' })}
            maxLength={200}
          />
          <SubmitButton variant="default">{t(recentlySuccessful ? 'saved' : 'save')}</SubmitButton>
        </>
      )}
    </Form>
  )
}
