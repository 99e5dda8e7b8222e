import { Deferred } from '@inertiajs/react'
import type { DuplicateExpense } from '#app/money/expenses/duplicates'
import type { ExpenseDenial } from '#app/money/expenses/expense_denial'
import type { ExpenseEvent } from '#app/money/expenses/expense_event'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Stack } from '~/components/staff/Columns'
import { useLabels } from '~/components/staff/labels'
import { Neighbours } from '~/components/staff/Neighbours'
import { expensesUrl, expenseUrl, type Filter } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { useMoney } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { Duplicates } from './Show/Duplicates'
import { ExpenseFacts } from './Show/ExpenseFacts'
import { ExpenseHistory } from './Show/ExpenseHistory'
import { NextStep } from './Show/NextStep'
import { Receipt } from './Show/Receipt'
import classes from './Show/Show.module.css'

type Props = InertiaProps<{
  expense: Data.Money.Expenses.Expense.Variants['forAdmin']
  duplicates: DuplicateExpense[]
  timeline?: ExpenseEvent[]
  neighbours: { previous: string | null; next: string | null }
  filter: Filter
  /** Null for what this person may do. */
  whyNot: { decide: ExpenseDenial | null; reimburse: ExpenseDenial | null }
}>

export default function ExpenseShow(props: Props) {
  const { expense, duplicates, timeline, neighbours, filter, whyNot } = props
  const t = useTranslations('admin.expense')
  const tExpenses = useTranslations('admin.expenses')
  const category = useLabels('expenseCategory')
  const money = useMoney()
  useLive(['ExpenseMoved'], ['expense', 'timeline', 'duplicates', 'whyNot'], expense.reference)
  const about = {
    category: category(expense.category),
    amount: money(expense.amountCents),
    person: expense.person,
  }

  return (
    <>
      <PageHeader
        title={expense.reference}
        documentTitle={t('title', { reference: expense.reference })}
        badge={<CodeBadge list="expenseStatus" code={expense.status} />}
        description={t('about', about)}
        breadcrumbs={[{ label: tExpenses('title'), href: expensesUrl(filter) }]}
        actions={
          <Neighbours
            label={t('neighbours')}
            previous={neighbours.previous && expenseUrl(neighbours.previous, filter)}
            next={neighbours.next && expenseUrl(neighbours.next, filter)}
            noPrevious={t('noPrevious')}
            noNext={t('noNext')}
          />
        }
      />
      <div className={classes.halves}>
        <Receipt expense={expense} />
        <Stack>
          <Duplicates duplicates={duplicates} />
          <NextStep key={expense.status} expense={expense} whyNot={whyNot} filter={filter} />
          <ExpenseFacts expense={expense} />
          <Deferred data="timeline" fallback={<Card title={t('timeline')}>…</Card>}>
            <ExpenseHistory expense={expense} events={timeline ?? []} />
          </Deferred>
        </Stack>
      </div>
    </>
  )
}
