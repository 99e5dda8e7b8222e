import { Button, TextInput } from '@mantine/core'
import { writeEuros } from '~/components/euros'
import { useTranslations } from '~/i18n'
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
  const money = useMoney()

  return (
    <div className={classes.field}>
      <TextInput
        className={classes.input}
        label={t('amount')}
        description={error ? undefined : t('amountHint', { minimum: money(minimumCents) })}
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
        onClick={() => onChange(writeEuros(balanceCents))}
      >
        {t('everything')}
      </Button>
    </div>
  )
}
