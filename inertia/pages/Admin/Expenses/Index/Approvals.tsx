import { Link } from '@adonisjs/inertia/react'
import type { ApprovalResult } from '#app/money/expenses/approval_result'
import { expenseUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { ConfirmButton } from '~/ui/ConfirmButton'
import classes from './Approvals.module.css'

/** What became of each expense that was chosen. */
export function Approvals({ results }: { results: ApprovalResult[] }) {
  const t = useTranslations('admin.expenses')

  const twins = results.flatMap(({ reference, problem }) => (problem === 'duplicate' ? [reference] : []))

  return (
    <Card title={t('results')}>
      <ul className={classes.results}>
        {results.map(({ reference, problem }) => (
          <li key={reference} data-problem={problem !== null || undefined}>
            <Link href={expenseUrl(reference, { view: 'all' })}>{reference}</Link>
            {problem === null ? t('approved') : t(`problem.${problem}`)}
          </li>
        ))}
      </ul>
      {twins.length > 0 && (
        <ConfirmButton
          size="compact-md"
          mt="sm"
          danger={false}
          title={t('duplicatesTitle', { count: twins.length })}
          consequence={t('duplicatesText', { expenses: twins.join(', ') })}
          route="admin.expenses.approvals.store"
          data={{ expenses: twins, withDuplicates: true }}
          stay
        >
          {t('approveDuplicates', { count: twins.length })}
        </ConfirmButton>
      )}
    </Card>
  )
}
