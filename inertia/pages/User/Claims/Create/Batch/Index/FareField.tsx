import type { Page } from '@inertiajs/core'
import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useTranslations } from '~/i18n'
import { EuroField } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextField } from '~/ui/form/TextField'
import classes from './trips.module.css'

export type FareOrigin = NonNullable<ClaimableTrip['enteredFareOrigin']>

type Props = {
  trip: ClaimableTrip
  origins: FareOrigin[]
  onSuccess: (page: Page) => void
}

/** What a trip costs by the planner, where we cannot know. */
export function FareField({ trip, origins, onSuccess }: Props) {
  const t = useTranslations('claims.create.fare')

  return (
    <Form
      route="trips.update"
      routeParams={{ id: trip.tripId }}
      initial={{
        fareCents: trip.enteredFareCents,
        fareOrigin: trip.enteredFareOrigin,
        note: trip.enteredNote,
      }}
      className={classes.fare}
      onSuccess={onSuccess}
      stay
    >
      <EuroField name="fareCents" label={t('label')} hint={t('hint')} required />
      <SelectField
        name="fareOrigin"
        label={t('origin')}
        required
        options={[{ value: '', label: '' }, ...origins.map((value) => ({ value, label: t(`origins.${value}`) }))]}
      />
      <TextField name="note" label={t('note')} hint={t('noteHint')} maxLength={200} />
      <SubmitButton variant="default">{t('save')}</SubmitButton>
    </Form>
  )
}
