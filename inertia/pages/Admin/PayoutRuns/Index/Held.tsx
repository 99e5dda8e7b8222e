import type { RequestedPayouts } from '#app/money/payouts/payout_rows'
import { ClearHold } from '~/components/staff/ClearHold'
import { PayoutsTable } from '~/components/staff/PayoutsTable'
import { RejectPayout } from '~/components/staff/RejectPayout'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import actions from '../Show/PayoutActions.module.css'
import classes from './Waiting.module.css'

/** Payouts that no run takes yet: someone looks at them first, or the account number is too new. */
export function Held({ count, totalCents, payouts }: RequestedPayouts) {
  const t = useTranslations('admin.runs')
  const money = useMoney()
  if (payouts.length === 0) return null

  return (
    <section aria-labelledby="held">
      <div className={classes.head}>
        <h2 id="held">{t('held')}</h2>
        <p>{t('waitingHint', { count, amount: money(totalCents) })}</p>
      </div>
      <PayoutsTable
        caption={t('held')}
        payouts={payouts}
        withStatus={false}
        empty={null}
        actions={(payout) => (
          <div className={actions.actions}>
            <ClearHold payout={payout} />
            <RejectPayout payout={payout} />
          </div>
        )}
      />
      {count > payouts.length && <p>{t('oldestShown', { shown: payouts.length, count })}</p>}
    </section>
  )
}
