import type { ExpenseTotals } from '#app/money/expenses/expense_totals'
import { client } from '~/client'
import { useTranslations } from '~/i18n'
import { Money } from '~/ui/Money'
import { StatTile, StatTiles } from '~/ui/StatTile'

/** What all expenses add up to. */
export function Totals({ totals }: { totals: ExpenseTotals }) {
  const t = useTranslations('expenses.totals')

  return (
    <StatTiles>
      <StatTile
        strong
        label={t('waiting')}
        value={<Money cents={totals.waitingCents} />}
        hint={t('waitingHint', { count: totals.waiting })}
      />
      <StatTile
        label={t('reimbursed')}
        value={<Money cents={totals.reimbursedCents} />}
        hint={t('reimbursedHint')}
        href={client.urlFor('balance.show')}
      />
    </StatTiles>
  )
}
