import { Button, TextInput } from '@mantine/core'
import { useFormatter, useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import classes from './AmountField.module.css'

type Props = {
  /** As typed. */
  value: string
  onChange: (typed: string) => void
  balanceCents: number
  minimumCents: number
  error?: string
}

/** An amount in euros, typed the Dutch or the English way. */
export function AmountField({ value, onChange, balanceCents, minimumCents, error }: Props) {
  const t = useTranslations('balance.request')
  const format = useFormatter()
  const money = useMoney()
  const everything = format.number(balanceCents / 100, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  })

  return (
    <div className={classes.field}>
      <TextInput
        className={classes.input}
        label={t('amount')}
        description={t('amountHint', { minimum: money(minimumCents) })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        leftSection={<span aria-hidden>€</span>}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Button
        variant="default"
        className={classes.everything}
        aria-label={t('everythingLabel', { amount: money(balanceCents) })}
        onClick={() => onChange(everything)}
      >
        {t('everything')}
      </Button>
    </div>
  )
}
