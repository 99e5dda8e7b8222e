import { Button } from '@mantine/core'
import { useState } from 'react'
import { PayoutsTable } from '~/components/staff/PayoutsTable'
import { useTranslations } from '~/i18n'
import { EmptyState } from '~/ui/EmptyState'
import { useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'
import classes from './Waiting.module.css'

type Props = { payouts: Data.Payouts.Payout.Variants['forAdmin'][] }

const FEW = 8

/** The payouts that the next run will take along, oldest first. */
export function Waiting({ payouts }: Props) {
  const t = useTranslations('admin.runs')
  const money = useMoney()
  const [showAll, setShowAll] = useState(false)
  const sum = payouts.reduce((cents, payout) => cents + payout.amountCents, 0)
  const shown = showAll ? payouts : payouts.slice(0, FEW)

  return (
    <section aria-labelledby="waiting">
      <div className={classes.head}>
        <h2 id="waiting">{t('waiting')}</h2>
        {payouts.length > 0 && (
          <p>{t('waitingHint', { count: payouts.length, amount: money(sum) })}</p>
        )}
      </div>
      <PayoutsTable
        caption={t('waiting')}
        payouts={shown}
        withStatus={false}
        empty={
          <EmptyState illustration="done" title={t('noWaiting')} description={t('noWaitingHint')} />
        }
      />
      {payouts.length > FEW && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setShowAll(!showAll)}>
          {showAll ? t('showFewer') : t('showAll', { count: payouts.length })}
        </Button>
      )}
    </section>
  )
}
