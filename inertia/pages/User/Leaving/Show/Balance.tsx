import type { Data } from '~generated/data'
import { AccountFields } from '~/components/traveller/AccountFields'
import { Callout } from '~/components/traveller/Callout'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { Form } from '~/ui/form/Form'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './steps.module.css'

type Props = {
  balanceCents: number
  ibanLast4: string | null
  payouts: Data.Money.Payouts.Payout[]
}

/** The traveller's money: paid out, or given up. */
export function Balance({ balanceCents, ibanLast4, payouts }: Props) {
  const t = useTranslations('leaving')
  const money = useMoney()
  const errors = useErrors()

  return (
    <Card
      title={t('balance.title')}
      aside={
        <StatusBadge tone={balanceCents === 0 ? 'good' : balanceCents < 0 ? 'bad' : 'waiting'}>
          {balanceCents === 0 ? t('done') : <Money cents={balanceCents} />}
        </StatusBadge>
      }
    >
      <div className={classes.step}>
        <ErrorText>{errors.balance ?? errors.amountCents}</ErrorText>
        {balanceCents === 0 && <p>{t('balance.none')}</p>}
        {balanceCents < 0 && (
          <Callout tone="warning" title={t('balance.overpaidTitle', { amount: money(-balanceCents) })}>
            {t('balance.overpaid')}
          </Callout>
        )}
        {balanceCents > 0 && <PayOut key={ibanLast4} balanceCents={balanceCents} ibanLast4={ibanLast4} />}
        {payouts.map(({ reference, amountCents, ibanLast4: last4 }) => (
          <p key={reference}>{t('balance.underWay', { amount: money(amountCents), last4 })}</p>
        ))}
      </div>
    </Card>
  )
}

function PayOut({ balanceCents, ibanLast4 }: Omit<Props, 'payouts'>) {
  const t = useTranslations('leaving.balance')
  const money = useMoney()
  const amount = money(balanceCents)

  return (
    <Form route="leaving.payouts.store" className={classes.step} stay>
      <p>{t('left', { amount })}</p>
      <AccountFields ibanLast4={ibanLast4} />
      <div className={classes.actions}>
        <SubmitButton size="sm">{t('payOut', { amount })}</SubmitButton>
        <ConfirmButton
          variant="subtle"
          title={t('giveUpTitle', { amount })}
          consequence={t('giveUpBody', { amount })}
          route="leaving.given_up_balance.store"
          stay
        >
          {t('giveUp')}
        </ConfirmButton>
      </div>
    </Form>
  )
}
