import type { Data } from '~generated/data'
import { PayoutStatus } from '~/components/traveller/PayoutStatus'
import { useDay } from '~/components/traveller/useDay'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Money, useMoney } from '~/ui/Money'
import classes from './Payouts.module.css'

/** Money on its way to the bank, and what is there already. */
export function Payouts({ payouts }: { payouts: Data.Payouts.Payout[] }) {
  const t = useTranslations('balance.payouts')

  return (
    <Card title={t('title')}>
      {payouts.length === 0 && <p>{t('empty')}</p>}
      <ul className={classes.payouts}>
        {payouts.map((payout) => (
          <PayoutItem key={payout.reference} payout={payout} />
        ))}
      </ul>
    </Card>
  )
}

function PayoutItem({ payout }: { payout: Data.Payouts.Payout }) {
  const t = useTranslations('balance.payouts')
  const day = useDay()
  const moment = useMoment()
  const money = useMoney()
  const { status } = payout

  return (
    <li className={classes.payout}>
      <p className={classes.head}>
        <strong>
          <Money cents={payout.amountCents} />
        </strong>
        <PayoutStatus status={status} />
      </p>
      <p>
        {payout.waitsUntil ? t('waits', { at: moment(payout.waitsUntil) }) : t(`next.${status}`)}
      </p>
      <p className={classes.facts}>
        {t('to', { last4: payout.ibanLast4 })}. {t('requestedOn', { date: day(payout.createdAt) })}.
      </p>
      {payout.canCancel && (
        <ConfirmButton
          size="compact-md"
          title={t('cancelTitle')}
          consequence={t('cancelBody', { amount: money(payout.amountCents) })}
          route="payouts.destroy"
          routeParams={{ id: payout.reference }}
          stay
        >
          {t('cancel')}
        </ConfirmButton>
      )}
    </li>
  )
}
