import { useFormatter, useTranslations } from '~/i18n'
import { BarChart } from '~/ui/BarChart'
import classes from './WeekCharts.module.css'
import type { Week } from './weeks'

/** Claims and euros have different axes, so that they are two charts. */
export function WeekCharts({ weeks }: { weeks: Week[] }) {
  const t = useTranslations('admin.overview')
  const format = useFormatter()
  const bars = (valueOf: (week: Week) => number) =>
    weeks.map((week) => ({
      key: week.week,
      label: format.dateTime(new Date(week.week), { day: 'numeric', month: 'short' }),
      value: valueOf(week),
    }))
  const inEuros = (cents: number) =>
    format.number(cents / 100, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

  return (
    <div className={classes.charts} aria-hidden>
      <BarChart
        title={t('claimsSent')}
        bars={bars(({ claims }) => claims)}
        format={(claims) => format.number(claims)}
      />
      <BarChart title={t('received')} bars={bars(({ receivedCents }) => receivedCents)} format={inEuros} />
    </div>
  )
}
