import { useLabels } from '~/components/staff/labels'
import { useTranslations } from '~/i18n'
import type { Data } from '~generated/data'

type Rule = Data.Claims.Rules.ClaimRule.Variants['forAdmin']

/** The terms of a rule in words. */
export function useRuleWords() {
  const t = useTranslations('admin.counterparty')
  const medium = useLabels('medium')
  const product = useLabels('railPass')
  const payer = useLabels('payer')
  const channel = useLabels('channel')
  const refundTo = useLabels('refundTo')
  const scope = useLabels('capScope')
  const period = useLabels('capPeriod')

  return {
    /** What trips it is about. */
    scope: (rule: Rule) =>
      [rule.medium && medium(rule.medium), rule.product && product(rule.product), rule.payer && payer(rule.payer)]
        .filter(Boolean)
        .join(', ') || t('everyone'),
    window: ({ earliestDays: earliest, latestDays, latestMonths }: Rule) =>
      latestMonths === null
        ? t('daysWindow', { earliest, latest: latestDays! })
        : t('monthsWindow', { earliest, latest: latestMonths }),
    cap: (rule: Rule) =>
      rule.capCount && rule.capPeriod
        ? t('capText', {
            count: rule.capCount,
            scope: scope(rule.capScope).toLowerCase(),
            period: period(rule.capPeriod).toLowerCase(),
          })
        : t('noCap'),
    channel: (rule: Rule) => channel(rule.channel),
    money: (rule: Rule) => refundTo(rule.refundTo),
  }
}
