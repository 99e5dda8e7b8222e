import '@mantine/core/styles/ColorSwatch.layer.css'
import '@mantine/charts/styles.layer.css'

import { CompositeChart } from '@mantine/charts'
import { useFormatter, useTranslations } from '~/i18n'
import type { Week } from './weeks'

/** Bars count claims on the left axis, the line is euros on the right one. */
export default function TrendChart({ weeks }: { weeks: Week[] }) {
  const t = useTranslations('admin.overview')
  const format = useFormatter()
  const data = weeks.map(({ week, claims, receivedCents }) => ({
    week: format.dateTime(new Date(week), { day: 'numeric', month: 'short' }),
    claims,
    euros: receivedCents / 100,
  }))

  return (
    <CompositeChart
      h={260}
      data={data}
      dataKey="week"
      withLegend
      withRightYAxis
      withDots={false}
      curveType="linear"
      maxBarWidth={18}
      gridAxis="x"
      tickLine="none"
      strokeWidth={2}
      legendProps={{ verticalAlign: 'top', height: 36 }}
      yAxisProps={{ width: 36, allowDecimals: false }}
      rightYAxisProps={{
        width: 56,
        tickFormatter: (euros: number) =>
          format.number(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
      }}
      xAxisProps={{ minTickGap: 24 }}
      composedChartProps={{ accessibilityLayer: false }}
      series={[
        { name: 'claims', label: t('claimsSent'), type: 'bar', color: 'var(--pine-4)' },
        {
          name: 'euros',
          label: t('received'),
          type: 'line',
          color: 'var(--accent-line)',
          yAxisId: 'right',
        },
      ]}
      barProps={{ isAnimationActive: false, radius: [3, 3, 0, 0] }}
      lineProps={{ isAnimationActive: false }}
      tooltipAnimationDuration={0}
    />
  )
}
