import { Link } from '@adonisjs/inertia/react'
import type { ExpenseTotals } from '#app/money/expenses/expense_totals'
import { client } from '~/client'
import { Callout } from '~/components/traveller/Callout'
import list from '~/components/traveller/ListCard.module.css'
import sections from '~/components/traveller/Sections.module.css'
import { useErrors } from '~/hooks/useErrors'
import { useTranslations } from '~/i18n'
import { useLive } from '~/live/useLive'
import type { InertiaProps } from '~/types'
import { ButtonLink } from '~/ui/ButtonLink'
import { EmptyState } from '~/ui/EmptyState'
import { ErrorText } from '~/ui/ErrorText'
import { PageHeader } from '~/ui/PageHeader'
import { type PageMeta, Pagination } from '~/ui/Pagination'
import type { Data } from '~generated/data'
import { ExpenseCard } from './Index/ExpenseCard'
import { Totals } from './Index/Totals'

type Props = InertiaProps<{
  expenses: Data.Money.Expenses.Expense[]
  totals: ExpenseTotals
  meta: PageMeta
  hasBankAccount: boolean
  mayHandIn: boolean
}>

export default function ExpenseIndex(props: Props) {
  const { expenses, totals, meta, hasBankAccount, mayHandIn } = props
  const t = useTranslations('expenses')
  const errors = useErrors()
  useLive(['ExpenseSubmitted', 'ExpenseMoved'], ['expenses', 'totals', 'meta'])
  const create = mayHandIn && <ButtonLink href={client.urlFor('expenses.create')}>{t('create')}</ButtonLink>

  if (meta.total === 0) {
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState
          title={t('empty')}
          description={mayHandIn ? t('emptyHint') : t('emptyNotAllowed')}
          action={create}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} actions={create} />
      <div className={sections.sections}>
        <ErrorText>{errors.expense}</ErrorText>
        {!hasBankAccount && totals.waiting > 0 && (
          <Callout title={t('noBankAccount')}>
            <Link route="profile.section" routeParams={{ section: 'bank-account' }}>
              {t('addBankAccount')}
            </Link>
          </Callout>
        )}
        <Totals totals={totals} />
        <ul className={list.list}>
          {expenses.map((expense) => (
            <li key={expense.reference}>
              <ExpenseCard expense={expense} />
            </li>
          ))}
        </ul>
      </div>
      <Pagination meta={meta} />
    </>
  )
}
