import { Deferred } from '@inertiajs/react'
import type { ShownCostRule } from '#app/money/costs/cost_rules'
import type { CostDryRun } from '#app/money/costs/dry_run'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { useLabels } from '~/components/staff/labels'
import { costRulesUrl, linesUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { DefinitionList } from '~/ui/DefinitionList'
import { Money } from '~/ui/Money'
import { PageHeader } from '~/ui/PageHeader'
import { DryRun } from './Show/DryRun'
import { NextStep } from './Show/NextStep'
import { useCostRuleWords } from './useCostRuleWords'

type Props = InertiaProps<{
  rule: ShownCostRule
  dryRun?: CostDryRun | null
  isOwn: boolean
  isNewStaff: boolean
}>

export default function CostRuleShow({ rule, dryRun, isOwn, isNewStaff }: Props) {
  const t = useTranslations('admin.costRules')
  const tLines = useTranslations('admin.lines')
  const kind = useLabels('costKind')
  const words = useCostRuleWords()
  const name = words.name(rule) ?? ''

  return (
    <>
      <PageHeader
        title={name}
        documentTitle={t('documentTitle', { name })}
        badge={<CodeBadge list="ruleStatus" code={rule.status} />}
        breadcrumbs={[
          { label: tLines('title'), href: linesUrl() },
          { label: t('title'), href: costRulesUrl() },
        ]}
      />
      <Columns aside={<NextStep rule={rule} isOwn={isOwn} isNewStaff={isNewStaff} />}>
        <Card title={t('terms')}>
          <DefinitionList
            sideBySide
            items={[
              { term: t('kind'), value: kind(rule.costKind) },
              { term: t('direction'), value: words.direction(rule) },
              { term: t('pattern'), value: rule.pattern },
              { term: t('iban'), value: rule.ibanLast4 && `•••• ${rule.ibanLast4}` },
              { term: t('mostField'), value: <Money cents={rule.mostCents} /> },
              {
                term: t('booked'),
                value: (
                  <>
                    <Money cents={rule.bookedCents} sign /> ({t('lines', { count: rule.lines })})
                  </>
                ),
              },
            ]}
          />
        </Card>
        {dryRun !== null && (
          <Deferred data="dryRun" fallback={<Card title={t('dryRun')}>{t('trying')}</Card>}>
            {dryRun && <DryRun outcome={dryRun} />}
          </Deferred>
        )}
      </Columns>
    </>
  )
}
