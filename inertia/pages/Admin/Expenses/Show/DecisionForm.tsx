import { Stack } from '@mantine/core'
import { type Filter, listState } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Form } from '~/ui/form/Form'
import { RadioField } from '~/ui/form/RadioField'
import { SubmitButton } from '~/ui/form/SubmitButton'
import { TextAreaField } from '~/ui/form/TextAreaField'
import { useTyped } from '~/ui/form/useField'
import { useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'

type Expense = Data.Money.Expenses.Expense.Variants['forAdmin']
type Props = { expense: Expense; filter: Filter }

/** Approves or rejects; nothing is chosen beforehand. */
export function DecisionForm({ expense, filter }: Props) {
  return (
    <Form
      route="admin.expenses.decision.store"
      routeParams={{ expense_id: expense.reference }}
      qs={listState(filter)}
      size="sm"
      stay
      remember={`expense:${expense.reference}`}
    >
      <Stack gap="sm">
        <Fields expense={expense} />
      </Stack>
    </Form>
  )
}

function Fields({ expense }: { expense: Expense }) {
  const t = useTranslations('admin.expense')
  const money = useMoney()
  const isRejected = useTyped('outcome') === 'rejected'
  const isApproved = useTyped('outcome') === 'approved'
  const amount = money(expense.amountCents)

  return (
    <>
      <RadioField
        name="outcome"
        label={t('outcome')}
        required
        options={[
          { value: 'approved', label: t('approve'), hint: t('approveHint') },
          { value: 'rejected', label: t('reject'), hint: t('rejectHint') },
        ]}
      />
      {isRejected && (
        <TextAreaField
          name="reason"
          label={t('why')}
          hint={t('whyHint', { person: expense.person })}
          rows={3}
          maxLength={500}
          required
        />
      )}
      <SubmitButton color={isRejected ? 'red.9' : undefined}>
        {isRejected && t('rejectFor', { amount })}
        {isApproved && t('approveFor', { amount })}
        {!isRejected && !isApproved && t('decide')}
      </SubmitButton>
    </>
  )
}
