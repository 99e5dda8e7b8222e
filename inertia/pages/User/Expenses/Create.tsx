import { client } from '~/client'
import sections from '~/components/traveller/Sections.module.css'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { ExpenseForm } from './Create/ExpenseForm'

type Props = InertiaProps<{
  categories: Data.Money.Expenses.Expense['category'][]
  today: string
  earliest: string
}>

export default function ExpenseCreate({ currentUser, ...form }: Props) {
  const t = useTranslations('expenses')

  return (
    <>
      <PageHeader
        title={t('form.title')}
        description={t('form.lead')}
        breadcrumbs={[{ label: t('title'), href: client.urlFor('expenses.index') }]}
      />
      <div className={sections.narrow}>
        <ExpenseForm {...form} draftKey={`expense:${currentUser?.id}`} />
      </div>
    </>
  )
}
