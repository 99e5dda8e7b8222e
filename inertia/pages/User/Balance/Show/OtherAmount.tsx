import { AccountFields } from '~/components/traveller/AccountFields'
import { AmountField } from '~/components/traveller/AmountField'
import { useTranslations } from '~/i18n'
import { useCents } from '~/ui/form/EuroField'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { useMoney } from '~/ui/Money'
import type { PayoutProps } from './RequestPayout'
import classes from './RequestPayout.module.css'

/** A part of the balance. */
export default function OtherAmount(props: PayoutProps) {
  const { balanceCents, minimumCents, ibanLast4, isIbanReturned } = props

  return (
    <Form route="payouts.store" className={classes.form} stay resetOnSuccess>
      <AmountField balanceCents={balanceCents} minimumCents={minimumCents} />
      <AccountFields ibanLast4={ibanLast4} isReturned={isIbanReturned} />
      <Submit />
    </Form>
  )
}

/** Names the amount. */
function Submit() {
  const t = useTranslations('balance.request')
  const money = useMoney()
  const cents = useCents('amountCents')

  return <SubmitButton fullWidth>{cents ? t('submitAmount', { amount: money(cents) }) : t('submit')}</SubmitButton>
}
