import { useLabels } from '~/components/staff/labels'
import { PersonLink } from '~/components/staff/PersonLink'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText, DateTimeText } from '~/ui/DateText'
import { DefinitionList } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import type { Data } from '~generated/data'

/** What its person says of it. */
export function ExpenseFacts({ expense }: { expense: Data.Money.Expenses.Expense.Variants['forAdmin'] }) {
  const t = useTranslations('admin.expense')
  const category = useLabels('expenseCategory')
  const { ibanLast4, payoutReference } = expense

  return (
    <Card title={t('facts')}>
      <DefinitionList
        items={[
          {
            term: t('person'),
            value: <PersonLink id={expense.personId}>{expense.person}</PersonLink>,
          },
          { term: t('description'), value: expense.description },
          { term: t('category'), value: category(expense.category) },
          { term: t('job'), value: expense.job },
          { term: t('incurredOn'), value: <DateText value={expense.incurredOn} /> },
          { term: t('amount'), value: <Money cents={expense.amountCents} /> },
          { term: t('vat'), value: <Money cents={expense.vatCents} /> },
          { term: t('handedIn'), value: <DateTimeText value={expense.handedInAt} /> },
          {
            term: t('account'),
            value: ibanLast4 ? t('accountEnding', { last4: ibanLast4 }) : t('noAccount'),
          },
          ...(payoutReference ? [{ term: t('payout'), value: payoutReference }] : []),
        ]}
      />
    </Card>
  )
}
