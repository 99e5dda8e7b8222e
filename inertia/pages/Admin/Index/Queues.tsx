import { claimsUrl, runsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Queues.module.css'

export type QueueCounts = {
  review: number
  reviewCents: number
  refund: number
  refundCents: number
  overdue: number
  waiting: number
  waitingCents: number
  openRuns: number
  openRunsCents: number
  failedBatches: number
}

/** What waits, each queue a link to exactly that list. */
export function Queues({ queues, mayPayOut }: { queues: QueueCounts; mayPayOut: boolean }) {
  const t = useTranslations('admin.overview')
  const money = useMoney()
  const hint = (count: number, key: 'worth' | 'owed' | 'sum', cents: number) =>
    count === 0 ? t('nothing') : t(key, { amount: money(cents) })
  const payoutsUrl = mayPayOut ? runsUrl() : undefined
  const { review, overdue, refund, waiting, openRuns, failedBatches } = queues
  const isDone = review + overdue + refund + waiting + openRuns + failedBatches === 0

  return (
    <section className={classes.queues} aria-label={t('queues')}>
      {isDone && <p>{t('caughtUp')}</p>}
      <StatTiles>
        <StatTile
          label={t('review')}
          value={review}
          hint={hint(review, 'worth', queues.reviewCents)}
          href={claimsUrl({ view: 'review' })}
          strong={review > 0}
        />
        <StatTile
          label={t('overdue')}
          value={overdue}
          hint={t('overdueHint', { count: overdue })}
          href={claimsUrl({ view: 'review', overdue: 'yes', sort: 'deadline' })}
        />
        <StatTile
          label={t('refunds')}
          value={refund}
          hint={hint(refund, 'owed', queues.refundCents)}
          href={claimsUrl({ view: 'refund' })}
        />
        <StatTile
          label={t('payouts')}
          value={waiting}
          hint={hint(waiting, 'sum', queues.waitingCents)}
          href={payoutsUrl}
        />
        <StatTile
          label={t('runs')}
          value={openRuns}
          hint={hint(openRuns, 'sum', queues.openRunsCents)}
          href={payoutsUrl}
        />
        <StatTile label={t('uploads')} value={failedBatches} hint={t('uploadsHint')} />
      </StatTiles>
    </section>
  )
}
