import type { RequestedPayouts } from '#app/payouts/payout_rows'
import { Payee } from '~/components/staff/Payee'
import { PlainTable } from '~/components/staff/PlainTable'
import { Reference } from '~/components/staff/Reference'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import classes from './Waiting.module.css'

/** Payouts that no run takes yet: the traveller replaced the account number less than 48 hours before. */
export function Held({ count, payouts }: RequestedPayouts) {
  const t = useTranslations('admin.runs')
  if (payouts.length === 0) return null

  return (
    <section aria-labelledby="held">
      <div className={classes.head}>
        <h2 id="held">{t('held')}</h2>
        <p>{t('heldHint')}</p>
      </div>
      <PlainTable
        framed
        caption={t('held')}
        rows={payouts}
        rowKey={(payout) => payout.reference}
        columns={[
          {
            key: 'payout',
            header: t('payout'),
            cell: (payout) => <Reference>{payout.reference}</Reference>,
          },
          { key: 'payee', header: t('payee'), cell: (payout) => <Payee payout={payout} /> },
          {
            key: 'until',
            header: t('heldUntil'),
            cell: (payout) => <DateTimeText value={payout.waitsUntil!} />,
          },
          {
            key: 'amount',
            header: t('amount'),
            align: 'right',
            cell: (payout) => <Money cents={payout.amountCents} />,
          },
        ]}
      />
      {count > payouts.length && <p>{t('oldestShown', { shown: payouts.length, count })}</p>}
    </section>
  )
}
