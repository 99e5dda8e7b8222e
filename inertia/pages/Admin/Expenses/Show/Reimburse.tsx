import { Button, Stack } from '@mantine/core'
import type { ExpenseDenial } from '#app/money/expenses/expense_denial'
import { Unavailable } from '~/components/staff/Unavailable'
import { type Filter, listState } from '~/components/staff/urls'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { ErrorText } from '~/ui/ErrorText'
import { useMoney } from '~/ui/Money'
import type { Data } from '~generated/data'

type Props = {
  expense: Data.Money.Expenses.Expense.Variants['forAdmin']
  whyNot: { decide: ExpenseDenial | null; reimburse: ExpenseDenial | null }
  filter: Filter
}

/** The button names the amount and where it goes. */
export function Reimburse({ expense, whyNot, filter }: Props) {
  const t = useTranslations('admin.expense')
  const money = useMoney()
  const errors = useErrors()
  const { reference, person, ibanLast4: last4 } = expense
  const amount = money(expense.amountCents)
  const label = last4 ? t('reimburse', { amount, last4 }) : t('reimburseBalance', { amount })
  const action = { routeParams: { expense_id: reference }, qs: listState(filter), stay: true }

  return (
    <Stack gap="sm" align="start">
      <p>{last4 ? t('reimburseHint') : t('reimburseBalanceHint', { person })}</p>
      {whyNot.reimburse ? (
        <>
          <Button disabled aria-describedby="why-not-reimburse">
            {label}
          </Button>
          <Unavailable id="why-not-reimburse">
            {whyNot.reimburse === 'own' ? t('ownReimburse') : t('approverReimburse')}
          </Unavailable>
        </>
      ) : (
        <ConfirmButton
          variant="filled"
          danger={false}
          title={t('reimburseTitle', { reference })}
          consequence={t('reimburseText', { amount, person })}
          route="admin.expenses.reimbursement.store"
          {...action}
        >
          {label}
        </ConfirmButton>
      )}
      <ErrorText>{errors.expense}</ErrorText>
      {!whyNot.decide && (
        <ConfirmButton
          title={t('takeBackTitle', { reference })}
          consequence={t('takeBackText')}
          route="admin.expenses.decision.destroy"
          {...action}
        >
          {t('takeBack')}
        </ConfirmButton>
      )}
    </Stack>
  )
}
