import { Link } from '@adonisjs/inertia/react'
import type { ShownCostRule } from '#app/money/costs/cost_rules'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { costRuleUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { Money } from '~/ui/Money'
import { useCostRuleWords } from '../useCostRuleWords'

/** The cells of a rule. */
export function useCostRuleColumns(): Column<ShownCostRule>[] {
  const t = useTranslations('admin.costRules')
  const kind = useLabels('costKind')
  const words = useCostRuleWords()

  return [
    {
      key: 'rule',
      header: t('rule'),
      cell: (rule) => (
        <TwoLines under={words.account(rule)}>
          <Link href={costRuleUrl(rule.id)} prefetch>
            {words.name(rule)}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (rule) => <CodeBadge list="ruleStatus" code={rule.status} />,
    },
    {
      key: 'kind',
      header: t('kind'),
      cell: (rule) => <TwoLines under={words.direction(rule)}>{kind(rule.costKind)}</TwoLines>,
    },
    {
      key: 'most',
      header: t('most'),
      align: 'right',
      cell: (rule) => <Money cents={rule.mostCents} />,
    },
    {
      key: 'booked',
      header: t('booked'),
      align: 'right',
      cell: (rule) => (
        <TwoLines under={t('lines', { count: rule.lines })}>
          <Money cents={rule.bookedCents} sign />
        </TwoLines>
      ),
    },
    {
      key: 'by',
      header: t('by'),
      cell: (rule) => (
        <TwoLines under={rule.activatedBy && t('activatedBy', { name: rule.activatedBy })}>{rule.createdBy}</TwoLines>
      ),
    },
  ]
}
