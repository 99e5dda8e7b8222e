import type { ExpenseRow } from '#app/money/expenses/expense_list'
import type { ListColumn } from '~/components/lists/ResourceList'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { useTranslations } from '~/i18n'
import { DateText } from '~/ui/DateText'
import { Money, useMoney } from '~/ui/Money'
import { StatusBadge } from '~/ui/StatusBadge'
import classes from './useExpenseColumns.module.css'

/** The cells of an expense. */
export function useExpenseColumns(): ListColumn<ExpenseRow>[] {
  const t = useTranslations('admin.expenses')
  const category = useLabels('expenseCategory')
  const money = useMoney()

  return [
    {
      key: 'expense',
      sort: 'expense',
      header: t('expense'),
      cell: (expense) => (
        <TwoLines under={category(expense.category)}>
          <Reference>{expense.reference}</Reference>
        </TwoLines>
      ),
    },
    { key: 'person', header: t('person'), cell: (expense) => expense.person },
    {
      key: 'what',
      header: t('what'),
      cell: (expense) => (
        <TwoLines wrap under={expense.job}>
          {expense.description}
        </TwoLines>
      ),
    },
    {
      key: 'incurred',
      sort: 'incurred',
      header: t('incurred'),
      cell: (expense) => <DateText value={expense.incurredOn} />,
    },
    {
      key: 'amount',
      sort: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (expense) => (
        <TwoLines under={t('vat', { amount: money(expense.vatCents) })}>
          <Money cents={expense.amountCents} />
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (expense) => (
        <span className={classes.badges}>
          <CodeBadge list="expenseStatus" code={expense.status} />
          {expense.isDuplicate && <StatusBadge tone="bad">{t('duplicate')}</StatusBadge>}
        </span>
      ),
    },
  ]
}
