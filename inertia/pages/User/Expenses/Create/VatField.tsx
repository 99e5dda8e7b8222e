import { Button } from '@mantine/core'
import { useFormatter, useTranslations } from '~/i18n'
import { writeEuros } from '~/ui/euros'
import { useFormState } from '~/ui/form/context'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { useMoney } from '~/ui/Money'
import classes from './ExpenseForm.module.css'
import { vatIn, VAT_RATES } from './vat'

/** The VAT in the amount: typed from the receipt, or worked out by a rate. */
export function VatField() {
  const t = useTranslations('expenses.form')
  const money = useMoney()
  const format = useFormatter()
  const form = useFormState()
  const amountCents = useCents('amountCents')

  return (
    <div className={classes.vat}>
      <EuroField
        name="vatCents"
        label={t('vat')}
        hint={t('vatHint')}
        required
        check={(cents) =>
          amountCents !== null && cents > amountCents
            ? t('vatTooHigh', { amount: money(amountCents) })
            : null
        }
      />
      <div className={classes.rates} role="group" aria-label={t('rates')}>
        {VAT_RATES.map((rate) => (
          <Button
            key={rate}
            size="compact-sm"
            variant="default"
            disabled={amountCents === null}
            aria-label={t('vatOf', { rate: format.number(rate, { style: 'percent' }) })}
            onClick={() => form.change('vatCents', writeEuros(vatIn(amountCents!, rate)))}
          >
            {format.number(rate, { style: 'percent' })}
          </Button>
        ))}
      </div>
    </div>
  )
}
