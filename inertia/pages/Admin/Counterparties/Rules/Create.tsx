import { operatorUrl, operatorsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { RuleForm } from './Create/RuleForm'

type Props = InertiaProps<{
  operator: Data.Travel.Operators.Counterparty
  from: Data.Claims.Rules.ClaimRule.Variants['forAdmin'] | null
}>

export default function RuleCreate({ operator, from }: Props) {
  const t = useTranslations('admin.rule')
  const tAll = useTranslations('admin.counterparties')

  return (
    <>
      <PageHeader
        title={t('newTitle')}
        description={t('draftHint')}
        breadcrumbs={[
          { label: tAll('title'), href: operatorsUrl() },
          { label: operator.name, href: operatorUrl(operator.slug) },
        ]}
      />
      <Card title={t('terms')}>
        <RuleForm operator={operator.slug} from={from} />
      </Card>
    </>
  )
}
