import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateField } from '~/ui/form/DateField'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SelectField } from '~/ui/form/SelectField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { TextField } from '~/ui/form/TextField'
import { useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './ExpenseForm.module.css'
import { ReceiptField } from './ReceiptField'
import { VatField } from './VatField'

const MAX_CENTS = 500_000

type Props = {
  categories: Data.Money.Expenses.Expense['category'][]
  today: string
  /** The first day that can be reimbursed. */
  earliest: string
  draftKey: string
}

/** What was typed stays in this browser until it is sent; the file has to be chosen again. */
export function ExpenseForm({ categories, today, earliest, draftKey }: Props) {
  const t = useTranslations('expenses')
  const money = useMoney()

  return (
    <Card>
      <Form route="expenses.store" className={classes.form} draft={draftKey}>
        <ReceiptField name="file" />
        <EuroField
          name="amountCents"
          label={t('form.amount')}
          hint={t('form.amountHint')}
          required
          check={(cents) => (cents > MAX_CENTS ? t('form.amountTooHigh', { most: money(MAX_CENTS) }) : null)}
        />
        <VatField />
        <SelectField
          name="category"
          label={t('form.category')}
          required
          options={[
            { value: '', label: t('form.chooseCategory') },
            ...categories.map((value) => ({ value, label: t(`categories.${value}`) })),
          ]}
        />
        <DateField
          name="incurredOn"
          label={t('form.incurredOn')}
          min={earliest}
          max={today}
          required
          check={(day) => {
            if (day > today) return t('form.tooLate')
            return day !== '' && day < earliest ? t('form.tooEarly') : null
          }}
        />
        <TextAreaField
          name="description"
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          rows={3}
          maxLength={500}
          required
        />
        <TextField name="job" label={t('form.job')} hint={t('form.jobHint')} maxLength={60} />
        <div>
          <Send />
        </div>
      </Form>
    </Card>
  )
}

/** The button names the amount. */
function Send() {
  const t = useTranslations('expenses.form')
  const money = useMoney()
  const cents = useCents('amountCents')

  return <SubmitButton>{cents ? t('sendFor', { amount: money(cents) }) : t('send')}</SubmitButton>
}
