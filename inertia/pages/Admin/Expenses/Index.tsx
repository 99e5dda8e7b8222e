import type { ApprovalResult } from '#app/money/expenses/approval_result'
import type { ExpenseRow, ExpenseView } from '#app/money/expenses/expense_list'
import type { ListPage, SavedView } from '#app/platform/lists/list_page'
import { ResourceList } from '~/components/lists/ResourceList'
import { Views } from '~/components/lists/Views'
import { expenseUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { Approvals } from './Index/Approvals'
import { useExpenseColumns } from './Index/useExpenseColumns'

type Props = InertiaProps<{
  list: ListPage<ExpenseRow, ExpenseView>
  savedViews: SavedView[]
  approvals: ApprovalResult[] | null
}>

export default function ExpensesIndex({ list, savedViews, approvals }: Props) {
  const t = useTranslations('admin.expenses')
  const columns = useExpenseColumns()
  useLive(['ExpenseSubmitted', 'ExpenseMoved'], ['list'])
  const view = list.views.find(({ name }) => name === list.view)!

  return (
    <>
      <PageHeader title={t('title')} documentTitle={`${view.label} · ${t('title')}`} />
      {approvals && <Approvals results={approvals} />}
      <Views list={list} saved={savedViews} label={t('views')} />
      <ResourceList
        list={list}
        caption={t('table')}
        columns={columns}
        rowKey={(expense) => expense.reference}
        href={(expense) => expenseUrl(expense.reference, list.query)}
        search={t('search')}
        sums={{ amountCents: t('amount'), vatCents: t('vatSum') }}
        actions={(keys, clear) =>
          list.view === 'review' && (
            <ConfirmButton
              size="sm"
              variant="filled"
              danger={false}
              title={t('approveTitle', { count: keys.length })}
              consequence={t('approveText')}
              route="admin.expenses.approvals.store"
              data={{ expenses: keys }}
              onSuccess={clear}
            >
              {t('approve')}
            </ConfirmButton>
          )
        }
        empty={
          <EmptyState
            illustration={list.view === 'review' ? 'done' : 'ticket'}
            title={t(`empty.${list.view}`)}
            description={t(`emptyHint.${list.view}`)}
          />
        }
      />
    </>
  )
}
