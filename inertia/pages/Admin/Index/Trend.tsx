import { Skeleton } from '@mantine/core'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import { WeekCharts } from '~/components/staff/WeekCharts'
import { summaryOf, type Week } from '~/components/staff/weeks'
import classes from './Trend.module.css'

/** Claims sent and euros received per week: drawn, said in a sentence, and as a table for who wants the figures. */
export function Trend({ weeks }: { weeks: Week[] }) {
  const t = useTranslations('admin.overview')
  const money = useMoney()
  const { claims, receivedCents, lastClaims, lastCents } = summaryOf(weeks)

  return (
    <figure className={classes.trend}>
      <WeekCharts weeks={weeks} />
      <figcaption>
        {t('trendSummary', {
          claims,
          amount: money(receivedCents),
          lastClaims,
          lastAmount: money(lastCents),
        })}
      </figcaption>
      <details>
        <summary>{t('trendTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('week')}</th>
              <th scope="col">{t('claimsSent')}</th>
              <th scope="col">{t('received')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.week}>
                <th scope="row">
                  <DateText value={week.week} />
                </th>
                <td>{week.claims}</td>
                <td>
                  <Money cents={week.receivedCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

export function TrendLoading() {
  const t = useTranslations('admin.overview')

  return <Skeleton height={260} role="status" aria-label={t('loadingTrend')} />
}
