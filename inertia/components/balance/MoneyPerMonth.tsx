import type { MonthOfMoney } from '#app/money/payouts/money_per_month'
import { useFormatter, useTranslations } from '~/i18n'
import { BarChart } from '~/ui/BarChart'
import { Card } from '~/ui/Card'
import { Money } from '~/ui/Money'
import classes from './MoneyPerMonth.module.css'

type Props = {
  months: MonthOfMoney[]
  /** Only what came in. */
  received?: boolean
}

/** What came in and was paid out in each of the last months: drawn, and as a table for who wants the figures. */
export default function MoneyPerMonth({ months, received = false }: Props) {
  const t = useTranslations('balance.perMonth')
  const monthOf = useMonth()
  if (months.every((month) => month.receivedCents === 0 && month.paidOutCents === 0)) return null

  return (
    <Card title={t('title')} description={t(received ? 'leadReceived' : 'lead')}>
      <div className={classes.charts}>
        <Chart months={months} of="receivedCents" title={t('received')} />
        {!received && <Chart months={months} of="paidOutCents" title={t('paidOut')} />}
      </div>
      <details className={classes.figures}>
        <summary>{t('table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('month')}</th>
              <th scope="col">{t('received')}</th>
              <th scope="col">{t('paidOut')}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map(({ month, receivedCents, paidOutCents }) => (
              <tr key={month}>
                <th scope="row">{monthOf(month)}</th>
                <td>
                  <Money cents={receivedCents} />
                </td>
                <td>
                  <Money cents={paidOutCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  )
}

type ChartProps = { months: MonthOfMoney[]; of: 'receivedCents' | 'paidOutCents'; title: string }

/** A month in which more was taken back than came in has no bar; the table has its figure. */
function Chart({ months, of, title }: ChartProps) {
  const format = useFormatter()
  const monthOf = useMonth()

  return (
    <BarChart
      title={title}
      format={(cents) =>
        format.number(cents / 100, {
          style: 'currency',
          currency: 'EUR',
          maximumFractionDigits: cents % 100 === 0 ? 0 : 2,
        })
      }
      bars={months.map((month) => ({
        key: month.month,
        label: monthOf(month.month),
        value: Math.max(month[of], 0),
      }))}
    />
  )
}

function useMonth() {
  const format = useFormatter()
  return (month: string) => format.dateTime(new Date(`${month}-15`), { month: 'short', year: 'numeric' })
}
