import { Deferred } from '@inertiajs/react'
import type { DryRun as Outcome } from '#app/claims/rules/dry_run'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { Columns } from '~/components/staff/Columns'
import { useLabels } from '~/components/staff/labels'
import { operatorUrl, operatorsUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { InertiaProps } from '~/types'
import { Card } from '~/ui/Card'
import { PageHeader } from '~/ui/PageHeader'
import type { Data } from '~generated/data'
import { DryRun } from './Show/DryRun'
import { NextStep } from './Show/NextStep'
import { Terms } from './Show/Terms'

type Props = InertiaProps<{
  operator: Data.Travel.Operators.Counterparty
  rule: Data.Claims.Rules.ClaimRule.Variants['forAdmin']
  dryRun?: Outcome | null
  may: { activate: boolean; retire: boolean; discard: boolean; check: boolean }
}>

export default function RuleShow({ operator, rule, dryRun, may }: Props) {
  const t = useTranslations('admin.rule')
  const tAll = useTranslations('admin.counterparties')
  const kind = useLabels('kind')

  return (
    <>
      <PageHeader
        title={t('title', { kind: kind(rule.kind), version: rule.version })}
        badge={<CodeBadge list="ruleStatus" code={rule.status} />}
        breadcrumbs={[
          { label: tAll('title'), href: operatorsUrl() },
          { label: operator.name, href: operatorUrl(operator.slug) },
        ]}
      />
      <Columns aside={<NextStep operator={operator.slug} rule={rule} lost={dryRun?.lostOpen ?? null} may={may} />}>
        {rule.status !== 'retired' && (
          <Deferred data="dryRun" fallback={<Card title={t('dryRun')}>{t('running')}…</Card>}>
            {dryRun && (rule.status === 'draft' || dryRun.lost > 0) && (
              <DryRun outcome={dryRun} isRetiring={rule.status === 'active'} />
            )}
          </Deferred>
        )}
        <Terms rule={rule} />
      </Columns>
    </>
  )
}
