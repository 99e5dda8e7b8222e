import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import type { RequestedPayouts } from '#app/money/payouts/payout_rows'
import { ClearHold } from '~/components/staff/ClearHold'
import { PayoutsTable } from '~/components/staff/PayoutsTable'
import { RejectPayout } from '~/components/staff/RejectPayout'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { useMoney } from '~/ui/Money'
import actions from '../Show/PayoutActions.module.css'
import classes from './Waiting.module.css'

const FEW = 8

export function WaitingLoading() {
  const t = useTranslations('admin.runs')
  return (
    <section aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting">{t('waiting')}</h2>
      </div>
      <Skeleton height={200} role="status" aria-label={t('loadingWaiting')} />
    </section>
  )
}

/** The payouts that the next run will take along, oldest first. */
export function Waiting({ count, totalCents, payouts }: RequestedPayouts) {
  const t = useTranslations('admin.runs')
  const money = useMoney()
  const [showAll, setShowAll] = useState(false)
  const shown = showAll ? payouts : payouts.slice(0, FEW)

  return (
    <section aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting">{t('waiting')}</h2>
        {count > 0 && <p>{t('waitingHint', { count, amount: money(totalCents) })}</p>}
      </div>
      <PayoutsTable
        caption={t('waiting')}
        payouts={shown}
        withStatus={false}
        actions={(payout) => (
          <div className={actions.actions}>
            <ClearHold payout={payout} />
            <RejectPayout payout={payout} />
          </div>
        )}
        empty={<EmptyState illustration="done" title={t('noWaiting')} description={t('noWaitingHint')} />}
      />
      {count > payouts.length && showAll && <p>{t('oldestShown', { shown: payouts.length, count })}</p>}
      {payouts.length > FEW && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setShowAll(!showAll)}>
          {showAll ? t('showFewer') : t('showMore', { count: payouts.length })}
        </Button>
      )}
    </section>
  )
}
