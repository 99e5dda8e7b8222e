import { Link } from '@adonisjs/inertia/react'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { useLabels } from '~/components/staff/labels'
import { TwoLines } from '~/components/staff/TwoLines'
import { ruleUrl } from '~/components/staff/urls'
import { useFormatter, useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateText } from '~/ui/DateText'
import type { Data } from '~generated/data'
import { useRuleWords } from './useRuleWords'

type Rule = Data.Claims.Rules.ClaimRule.Variants['forAdmin']

/** The cells of a version of a rule. */
export function useRuleColumns(operator: string): Column<Rule>[] {
  const t = useTranslations('admin.counterparty')
  const kind = useLabels('kind')
  const words = useRuleWords()
  const format = useFormatter()
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' })

  return [
    {
      key: 'kind',
      header: t('kind'),
      cell: (rule) => (
        <TwoLines under={words.scope(rule)}>
          <Link href={ruleUrl(operator, rule.id)} prefetch>
            {kind(rule.kind)}
          </Link>
        </TwoLines>
      ),
    },
    {
      key: 'version',
      header: t('version'),
      cell: (rule) => (
        <>
          {rule.version} <CodeBadge list="ruleStatus" code={rule.status} />
        </>
      ),
    },
    {
      key: 'validity',
      header: t('validity'),
      cell: (rule) =>
        rule.validTo
          ? t('between', { from: day(rule.validFrom), until: day(rule.validTo) })
          : t('from', { from: day(rule.validFrom) }),
    },
    { key: 'window', header: t('window'), cell: (rule) => words.window(rule) },
    { key: 'cap', header: t('cap'), cell: (rule) => words.cap(rule) },
    {
      key: 'channel',
      header: t('channel'),
      cell: (rule) => <TwoLines under={words.money(rule)}>{words.channel(rule)}</TwoLines>,
    },
    {
      key: 'checked',
      header: t('checked'),
      cell: (rule) => (
        <TwoLines
          under={rule.isConfirmed ? (rule.needsCheck ? t('due') : null) : t('unconfirmed')}
          tone={rule.needsCheck ? 'waiting' : undefined}
        >
          {rule.checkedOn ? <DateText value={rule.checkedOn} /> : t('never')}
        </TwoLines>
      ),
    },
  ]
}
