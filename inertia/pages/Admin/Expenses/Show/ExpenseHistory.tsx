import type { ExpenseEvent, ExpenseEventName } from '#app/money/expenses/expense_event'
import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { Timeline, type TimelineItem } from '~/ui/Timeline'
import type { Data } from '~generated/data'

type Props = { expense: Data.Money.Expenses.Expense.Variants['forAdmin']; events: ExpenseEvent[] }

const tones: Partial<Record<ExpenseEventName, TimelineItem['tone']>> = {
  rejected: 'bad',
  approved: 'good',
  reimbursed: 'good',
}

/** What happened to the expense, and by whom. */
export function ExpenseHistory({ expense, events }: Props) {
  const t = useTranslations('admin.expense')
  const labelOf = useLabels('expenseAction')
  const items = events.map(({ action, at, by }, index): TimelineItem => ({
    key: index,
    title: labelOf(action),
    at,
    tone: tones[action],
    children: (
      <>
        {t('by', { name: by })}
        {action === 'rejected' && expense.rejectionReason && <p>{t('reason', { reason: expense.rejectionReason })}</p>}
      </>
    ),
  }))

  return (
    <Card title={t('timeline')}>
      <Timeline items={items} />
    </Card>
  )
}
