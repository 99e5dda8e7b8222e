import type { MissingDays } from '#app/statements/missing_days'
import type { WorkQueue, WorkQueues } from '#app/dashboard/dashboard'
import { useCount } from '~/components/lists/Foot'
import {
  claimsUrl,
  correctionsUrl,
  costRulesUrl,
  submissionsUrl,
  expensesUrl,
  linesUrl,
  operatorsUrl,
  runsUrl,
  statementsUrl,
} from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import { useMoney } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'
import classes from './Queues.module.css'

type Props = {
  queues: WorkQueues
  missing: MissingDays | null
  may: { payouts: boolean; expenses: boolean }
}

/** What waits, each queue a link to exactly that list. */
export function Queues({ queues, missing, may }: Props) {
  const t = useTranslations('admin.overview')
  const money = useMoney()
  const count = useCount()
  const hint = (
    { count: { count: number }, cents }: WorkQueue,
    key: 'inLetters' | 'worth' | 'owed' | 'sum' | 'toExplain'
  ) => {
    if (number === 0) return t('nothing')
    return cents === null ? undefined : t(key, { amount: money(cents) })
  }
  const payoutsUrl = may.payouts ? runsUrl() : undefined
  const {
    review,
    overdue,
    letters,
    refund,
    expenses,
    payouts,
    held,
    runs,
    uploads,
    lines,
    answers,
    sample,
    corrections,
    details,
    costRules,
  } = queues
  const isDone = missing === null && Object.values(queues).every((queue) => queue.count.count === 0)

  return (
    <section className={classes.queues} aria-label={t('queues')}>
      {isDone && <p>{t('caughtUp')}</p>}
      <StatTiles>
        <StatTile
          label={t('review')}
          value={count(review.count)}
          hint={hint(review, 'worth')}
          href={claimsUrl({ view: 'review' })}
          strong={review.count.count > 0}
        />
        <StatTile
          label={t('overdue')}
          value={count(overdue.count)}
          hint={t('overdueHint', { count: overdue.count.count })}
          href={claimsUrl({ view: 'review', overdue: 'yes', sort: 'deadline' })}
        />
        <StatTile
          label={t('letters')}
          value={count(letters.count)}
          hint={hint(letters, 'inLetters')}
          href={`${submissionsUrl()}?view=open`}
        />
        <StatTile
          label={t('refunds')}
          value={count(refund.count)}
          hint={hint(refund, 'owed')}
          href={claimsUrl({ view: 'refund' })}
        />
        <StatTile
          label={t('expenses')}
          value={count(expenses.count)}
          hint={hint(expenses, 'sum')}
          href={may.expenses ? expensesUrl({ view: 'review' }) : undefined}
        />
        <StatTile
          label={t('payouts')}
          value={count(payouts.count)}
          hint={hint(payouts, 'sum')}
          href={payoutsUrl}
        />
        {may.payouts && (
          <StatTile
            label={t('held')}
            value={count(held.count)}
            hint={hint(held, 'sum')}
            href={payoutsUrl}
          />
        )}
        <StatTile
          label={t('runs')}
          value={count(runs.count)}
          hint={hint(runs, 'sum')}
          href={payoutsUrl}
        />
        {may.payouts && (
          <>
            <StatTile
              label={t('missing')}
              value={missing?.count ?? 0}
              hint={missing ? <Since day={missing.firstOn} /> : t('statementsComplete')}
              href={statementsUrl()}
              strong={missing !== null}
            />
            <StatTile
              label={t('lines')}
              value={count(lines.count)}
              hint={hint(lines, 'toExplain')}
              href={linesUrl()}
            />
            <StatTile
              label={t('answers')}
              value={count(answers.count)}
              hint={t('answersHint')}
              href={statementsUrl()}
            />
            <StatTile
              label={t('sample')}
              value={count(sample.count)}
              hint={hint(sample, 'sum')}
              href={linesUrl({ view: 'sample' })}
            />
            <StatTile
              label={t('corrections')}
              value={count(corrections.count)}
              hint={hint(corrections, 'sum')}
              href={correctionsUrl()}
            />
            <StatTile
              label={t('details')}
              value={count(details.count)}
              hint={t('detailsHint')}
              href={operatorsUrl({ view: 'drafts' })}
            />
            <StatTile
              label={t('costRules')}
              value={count(costRules.count)}
              hint={t('costRulesHint')}
              href={costRulesUrl()}
            />
          </>
        )}
        <StatTile label={t('uploads')} value={count(uploads.count)} hint={t('uploadsHint')} />
      </StatTiles>
    </section>
  )
}

function Since({ day }: { day: string }) {
  const t = useTranslations('admin.overview')
  const format = useFormatter()
  return t('missingSince', { day: format.dateTime(new Date(day), { dateStyle: 'medium' }) })
}
