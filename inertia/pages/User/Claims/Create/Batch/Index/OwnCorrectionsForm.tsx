import type { ClaimableTrip } from '~/components/traveller/tripSelection'
import { useDay } from '~/components/traveller/useDay'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import classes from './CapMeter.module.css'

export default function OwnCorrectionsForm({ trip }: { trip: ClaimableTrip }) {
  const t = useTranslations('claims.create.ownCorrections')
  const day = useDay()
  const cap = trip.cap!
  const counts = Array.from({ length: cap.count + 1 }, (_, nth) => String(nth))

  return (
    <Form
      route="own_corrections.update"
      data={{ operator: trip.operator!, day: cap.from }}
      initial={{ count: String(cap.byTraveller) }}
      size="sm"
      stay
    >
      <div className={classes.fields}>
        <SelectField
          name="count"
          label={t('label', { from: day(cap.from), until: day(cap.until) })}
          options={counts.map((value) => ({ value, label: value }))}
          required
        />
        <SubmitButton variant="default">{t('save')}</SubmitButton>
      </div>
    </Form>
  )
}
