import { Button } from '@mantine/core'
import { useLabelOptions } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { CheckboxField } from '~/ui/form/CheckboxField'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { TextField } from '~/ui/form/TextField'
import type { Data } from '~generated/data'
import classes from './Show.module.css'

type Props = {
  operator: Data.Travel.Operators.Counterparty.Variants['forAdmin']
  onClose: () => void
}

/** The details of an operator that owners keep. */
export function FactsForm({ operator, onClose }: Props) {
  const t = useTranslations('admin.counterparty')
  const units = useLabelOptions('answerUnit', ['calendar_days', 'working_days'])

  return (
    <Form
      route="admin.counterparties.update"
      routeParams={{ id: operator.slug }}
      initial={{
        name: operator.name,
        brands: operator.brands.join(', '),
        email: operator.email ?? '',
        address: operator.address ?? '',
        ibans: operator.ibans.join(', '),
        answerDays: String(operator.answerDays),
        answerUnit: operator.answerUnit,
        answerSource: operator.answerSource ?? '',
        answerConfirmed: operator.answerConfirmed,
        objectionDays: String(operator.objectionDays),
      }}
      className={classes.form}
      onSuccess={onClose}
      stay
    >
      <p className={classes.note}>{t('detailsNote')}</p>
      <TextField name="name" label={t('name')} maxLength={80} required />
      <TextField name="brands" label={t('brands')} hint={t('brandsHint')} maxLength={300} />
      <TextField name="email" type="email" label={t('email')} hint={t('emailHint')} />
      <TextAreaField name="address" label={t('address')} maxLength={300} />
      <TextField name="ibans" label={t('ibans')} hint={t('ibansHint')} maxLength={400} />
      <TextField name="answerDays" label={t('answerDays')} inputMode="numeric" required />
      <SelectField name="answerUnit" label={t('answerUnit')} options={units} required />
      <TextField name="answerSource" label={t('answerSource')} hint={t('answerSourceHint')} maxLength={300} />
      <CheckboxField name="answerConfirmed" label={t('answerConfirmed')} />
      <TextField name="objectionDays" label={t('objectionDays')} inputMode="numeric" required />
      <div className={classes.actions}>
        <SubmitButton>{t('save')}</SubmitButton>
        <Button variant="subtle" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Form>
  )
}
