import type { ShownCostRule } from '#app/money/costs/cost_rules'
import { PlainTable } from '~/components/staff/PlainTable'
import { linesUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { EmptyState } from '~/ui/EmptyState'
import { PageHeader } from '~/ui/PageHeader'
import { NewRule } from './Index/NewRule'
import { useCostRuleColumns } from './Index/useCostRuleColumns'

type Props = InertiaProps<{ rules: ShownCostRule[] }>

export default function CostRulesIndex({ rules }: Props) {
  const t = useTranslations('admin.costRules')
  const tLines = useTranslations('admin.lines')
  const columns = useCostRuleColumns()

  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('about')}
        breadcrumbs={[{ label: tLines('title'), href: linesUrl() }]}
        actions={<NewRule />}
      />
      {rules.length === 0 ? (
        <EmptyState title={t('empty')} description={t('emptyHint')} />
      ) : (
        <PlainTable framed caption={t('title')} columns={columns} rows={rules} rowKey={({ id }) => id} />
      )}
    </>
  )
}
