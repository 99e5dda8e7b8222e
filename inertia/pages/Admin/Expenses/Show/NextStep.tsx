import type { ExpenseDenial } from '#app/money/expenses/expense_denial'
import { Unavailable } from '~/components/staff/Unavailable'
import type { Filter } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ErrorText } from '~/ui/ErrorText'
import type { Data } from '~generated/data'
import { DecisionForm } from './DecisionForm'
import { Reimburse } from './Reimburse'

type Props = {
  expense: Data.Money.Expenses.Expense.Variants['forAdmin']
  whyNot: { decide: ExpenseDenial | null; reimburse: ExpenseDenial | null }
  filter: Filter
}

/** What can be done with an expense now, and why not what cannot. */
export function NextStep({ expense, whyNot, filter }: Props) {
  const t = useTranslations('admin.expense')
  const errors = useErrors()
  const { status } = expense

  if (status === 'submitted') {
    return (
      <Card title={t('decision')} description={whyNot.decide ? undefined : t('decisionHint')}>
        {whyNot.decide ? (
          <Unavailable>{t('ownDecide')}</Unavailable>
        ) : (
          <DecisionForm expense={expense} filter={filter} />
        )}
      </Card>
    )
  }
  if (status === 'approved') {
    return (
      <Card title={t('reimbursement')}>
        <Reimburse expense={expense} whyNot={whyNot} filter={filter} />
      </Card>
    )
  }
  return (
    <Card title={t('decision')}>
      <Unavailable>{t(`done.${status}`, { person: expense.person })}</Unavailable>
      <ErrorText>{errors.expense}</ErrorText>
    </Card>
  )
}
