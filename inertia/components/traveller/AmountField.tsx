import { Button } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { useWriteEuros } from '~/ui/euros'
import { useFormState } from '~/ui/form/context'
import { EuroField } from '~/ui/form/EuroField'
import { useMoney } from '~/ui/Money'
import classes from './AmountField.module.css'

type Props = { balanceCents: number; minimumCents: number }

/** How much of the balance is paid out. */
export function AmountField({ balanceCents, minimumCents }: Props) {
  const writeEuros = useWriteEuros()
  const t = useTranslations('balance.request')
  const money = useMoney()
  const { change } = useFormState()
  const words = { minimum: money(minimumCents), balance: money(balanceCents) }

  return (
    <div className={classes.field}>
      <EuroField
        className={classes.input}
        name="amountCents"
        label={t('amount')}
        hint={t('amountHint', words)}
        required
        check={(cents) => {
          if (cents < minimumCents) return t('amountTooLow', words)
          return cents > balanceCents ? t('amountTooHigh', words) : null
        }}
      />
      <Button
        variant="default"
        className={classes.everything}
        aria-label={t('everythingLabel', { amount: money(balanceCents) })}
        onClick={() => change('amountCents', writeEuros(balanceCents))}
      >
        {t('everything')}
      </Button>
    </div>
  )
}
