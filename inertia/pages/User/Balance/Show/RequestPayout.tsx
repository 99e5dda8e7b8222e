import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { AccountFields } from '~/components/traveller/AccountFields'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useMoney } from '~/ui/Money'
import classes from './RequestPayout.module.css'

const OtherAmount = lazy(() => import('./OtherAmount'))

export type PayoutProps = {
  balanceCents: number
  minimumCents: number
  ibanLast4: string | null
  isIbanReturned: boolean
}

/** Moves money from the balance to the traveller's own bank account: all of it with one press, or another amount. */
export function RequestPayout(props: PayoutProps) {
  const { balanceCents, minimumCents, ibanLast4, isIbanReturned } = props
  const t = useTranslations('balance.request')
  const money = useMoney()
  const [isOther, setOther] = useState(false)

  if (balanceCents < minimumCents) {
    const missing = money(minimumCents - balanceCents)
    return <Card title={t('title')}>{t('tooLittle', { minimum: money(minimumCents), missing })}</Card>
  }

  return (
    <Card title={t('title')} description={t('lead')}>
      {isOther ? (
        <Suspense>
          <OtherAmount {...props} />
        </Suspense>
      ) : (
        <Form
          key={balanceCents}
          route="payouts.store"
          className={classes.form}
          data={{ amountCents: balanceCents }}
          stay
        >
          <AccountFields ibanLast4={ibanLast4} isReturned={isIbanReturned} />
          <SubmitButton fullWidth>{t('submitAmount', { amount: money(balanceCents) })}</SubmitButton>
          <Button variant="subtle" onClick={() => setOther(true)}>
            {t('otherAmount')}
          </Button>
        </Form>
      )}
    </Card>
  )
}
