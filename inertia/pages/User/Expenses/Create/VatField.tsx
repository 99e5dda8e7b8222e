import { Button } from '@mantine/core'
import { VAT_RATES, mostVatIn, vatIn } from '#app/money/expenses/isomorphic/vat'
import { useFormatter, useTranslations } from '~/i18n'
import { useWriteEuros } from '~/ui/euros'
import { useFormState } from '~/ui/form/context'
import { EuroField, useCents } from '~/ui/form/EuroField'
import { useMoney } from '~/ui/Money'
import classes from './ExpenseForm.module.css'

/** The VAT in the amount: typed from the receipt, or worked out by a rate. */
export function VatField() {
  const writeEuros = useWriteEuros()
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
          amountCents !== null && cents > mostVatIn(amountCents)
            ? t('vatTooHigh', { amount: money(mostVatIn(amountCents)) })
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
