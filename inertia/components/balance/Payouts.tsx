import type { Data } from '~generated/data'
import { PayoutStatus } from '~/components/traveller/PayoutStatus'
import { useDay } from '~/components/traveller/useDay'
import { useMoment } from '~/components/traveller/useMoment'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { Money, useMoney } from '~/ui/Money'
import classes from './Payouts.module.css'

type Props = {
  payouts: Data.Money.Payouts.Payout[]
  /** The organisation whose payouts they are. */
  tenant?: string
}

/** Money on its way to the bank, and what is there already. */
export function Payouts({ payouts, tenant }: Props) {
  const t = useTranslations('balance.payouts')

  return (
    <Card title={t('title')}>
      {payouts.length === 0 && <p>{t('empty')}</p>}
      <ul className={classes.payouts}>
        {payouts.map((payout) => (
          <PayoutItem key={payout.reference} payout={payout} tenant={tenant} />
        ))}
      </ul>
    </Card>
  )
}

type ItemProps = { payout: Data.Money.Payouts.Payout; tenant?: string }

function PayoutItem({ payout, tenant }: ItemProps) {
  const t = useTranslations('balance.payouts')
  const day = useDay()
  const moment = useMoment()
  const { status } = payout

  return (
    <li className={classes.payout}>
      <p className={classes.head}>
        <strong>
          <Money cents={payout.amountCents} />
        </strong>
        <PayoutStatus status={status} />
      </p>
      <p>{payout.waitsUntil ? t('waits', { at: moment(payout.waitsUntil) }) : t(`next.${status}`)}</p>
      {payout.rejectReason && <p>{t('reason', { reason: payout.rejectReason })}</p>}
      {payout.bankReason && <p>{t(`returnReasons.${payout.bankReason}`)}</p>}
      <p className={classes.facts}>
        {t('to', { last4: payout.ibanLast4 })}. {t('requestedOn', { date: day(payout.createdAt) })}.
      </p>
      {payout.canCancel && <Cancel payout={payout} tenant={tenant} />}
    </li>
  )
}

function Cancel({ payout, tenant }: ItemProps) {
  const t = useTranslations('balance.payouts')
  const money = useMoney()
  const shared = {
    size: 'compact-md',
    title: t('cancelTitle'),
    consequence: t('cancelBody', { amount: money(payout.amountCents) }),
    stay: true,
    children: t('cancel'),
  } as const

  return tenant ? (
    <ConfirmButton {...shared} route="tenant.payouts.destroy" routeParams={{ tenant, id: payout.reference }} />
  ) : (
    <ConfirmButton {...shared} route="payouts.destroy" routeParams={{ id: payout.reference }} />
  )
}
