import { useTranslations } from '~/i18n'
import { EuroField } from '~/ui/form/EuroField'
import { RadioField } from '~/ui/form/RadioField'
import { SelectField } from '~/ui/form/SelectField'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { TextField } from '~/ui/form/TextField'
import { useTyped } from '~/ui/form/useField'
import { useMoney } from '~/ui/Money'
import classes from './DecisionForm.module.css'
import { REJECTION_REASONS, useLabelOptions } from './labels'

type Props = { operator: string; grossCents: number }

/** What the operator answered: nothing is chosen beforehand, and only what belongs to the outcome is sent. */
export function AnswerFields({ operator, grossCents }: Props) {
  const t = useTranslations('admin.claim')
  const money = useMoney()
  const outcome = useTyped('outcome')
  const amount = money(grossCents)

  return (
    <>
      <RadioField
        name="outcome"
        label={t('outcome')}
        className={classes.outcomes}
        required
        options={[
          { value: 'approved', label: t('approve'), hint: t('approveHint', { operator, amount }) },
          { value: 'partly_approved', label: t('partly') },
          { value: 'rejected', label: t('reject') },
        ]}
      />
      {outcome === 'partly_approved' && (
        <EuroField
          name="approvedCents"
          label={t('approvedAmount')}
          hint={t('approvedAmountHint', { amount })}
          required
        />
      )}
      {outcome === 'rejected' && <ReasonField />}
      <TextAreaField name="note" label={t('note')} hint={t('noteHint')} rows={2} />
    </>
  )
}

/** Why the operator says no. */
export function ReasonField() {
  const t = useTranslations('admin.claim')
  const reasons = useLabelOptions('rejectionReason', REJECTION_REASONS)

  const isOther = useTyped('reason') === 'other'

  return (
    <>
      <SelectField
        name="reason"
        label={t('reason')}
        options={[{ value: '', label: t('chooseReason') }, ...reasons]}
        required
      />
      <TextField
        name="statedReason"
        label={t('statedReason')}
        hint={t('statedReasonHint')}
        required={isOther}
        maxLength={500}
      />
    </>
  )
}
