import type { ShownCostRule } from '#app/money/costs/cost_rules'
import { useTranslations } from '~/i18n'

/** A rule in words. */
export function useCostRuleWords() {
  const t = useTranslations('admin.costRules')
  const account = ({ ibanLast4 }: ShownCostRule) => ibanLast4 && t('account', { last4: ibanLast4 })

  return {
    name: (rule: ShownCostRule) => (rule.pattern === null ? account(rule) : t('contains', { pattern: rule.pattern })),
    /** Null where it is in the name. */
    account: (rule: ShownCostRule) => (rule.pattern === null ? null : account(rule)),
    direction: ({ direction }: ShownCostRule) => t(direction),
  }
}
