import type { ConcessionDetails } from '#app/travel/operators/concessions_of'
import { operatorUrl, operatorsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { ConcessionForm } from './Edit/ConcessionForm'

type Props = InertiaProps<{
  operator: Data.Travel.Operators.Counterparty
  /** Null for a new one. */
  concession: ConcessionDetails | null
}>

export default function ConcessionEdit({ operator, concession }: Props) {
  const t = useTranslations('admin.concession')
  const tAll = useTranslations('admin.counterparties')

  return (
    <>
      <PageHeader
        title={concession?.name ?? t('newTitle')}
        description={t('hint')}
        breadcrumbs={[
          { label: tAll('title'), href: operatorsUrl() },
          { label: operator.name, href: operatorUrl(operator.slug) },
        ]}
      />
      <Card title={t('details')}>
        <ConcessionForm operator={operator.slug} concession={concession} />
      </Card>
    </>
  )
}
