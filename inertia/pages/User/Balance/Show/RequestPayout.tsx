import { Button } from '@mantine/core'
import { useState } from 'react'
import { AccountFields } from '~/components/traveller/AccountFields'
import { AmountField } from '~/components/traveller/AmountField'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useMoney } from '~/ui/Money'
import classes from './RequestPayout.module.css'

type Props = {
  balanceCents: number
  minimumCents: number
  ibanLast4: string | null
  isIbanReturned: boolean
}

/** Moves money from the balance to the traveller's own bank account: all of it with one press, or another amount. */
export function RequestPayout({ balanceCents, minimumCents, ibanLast4, isIbanReturned }: Props) {
  const t = useTranslations('balance.request')
  const money = useMoney()
  const [isOther, setOther] = useState(false)

  if (balanceCents < minimumCents) {
    const missing = money(minimumCents - balanceCents)
    return (
      <Card title={t('title')}>{t('tooLittle', { minimum: money(minimumCents), missing })}</Card>
    )
  }

  return (
    <Card title={t('title')} description={t('lead')}>
      {isOther ? (
        <Form route="payouts.store" className={classes.form} stay resetOnSuccess>
          <AmountField balanceCents={balanceCents} minimumCents={minimumCents} />
          <AccountFields ibanLast4={ibanLast4} isReturned={isIbanReturned} />
          <Submit />
        </Form>
      ) : (
        <Form
          key={balanceCents}
          route="payouts.store"
          className={classes.form}
          data={{ amountCents: balanceCents }}
          stay
        >
          <AccountFields ibanLast4={ibanLast4} isReturned={isIbanReturned} />
          <SubmitButton fullWidth>
            {t('submitAmount', { amount: money(balanceCents) })}
          </SubmitButton>
          <Button variant="subtle" onClick={() => setOther(true)}>
            {t('otherAmount')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

/** Names the amount. */
function Submit() {
  const t = useTranslations('balance.request')
  const money = useMoney()
  const cents = useCents('amountCents')

  return (
    <SubmitButton fullWidth>
      {cents ? t('submitAmount', { amount: money(cents) }) : t('submit')}
    </SubmitButton>
  )
}
