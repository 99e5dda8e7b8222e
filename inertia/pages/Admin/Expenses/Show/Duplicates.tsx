import { Link } from '@adonisjs/inertia/react'
import type { DuplicateExpense } from '#app/money/expenses/duplicates'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { expenseUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { Card } from '~/ui/Card'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import classes from './Duplicates.module.css'

/** Expenses with the same file, or with the same amount on the same day. */
export function Duplicates({ duplicates }: { duplicates: DuplicateExpense[] }) {
  const t = useTranslations('admin.expense')
  if (duplicates.length === 0) return null

  return (
    <Card title={t('duplicates')} description={t('duplicatesHint')}>
      <ul className={classes.list}>
        {duplicates.map((one) => (
          <li key={one.reference}>
            <Link href={expenseUrl(one.reference, { view: 'all' })}>{one.reference}</Link>
            <CodeBadge list="expenseStatus" code={one.status} />
            <small>
              {t(sameIn(one))}
              {': '}
              {one.isSamePerson ? t('samePerson') : one.person}, <DateText value={one.incurredOn} />,{' '}
              <Money cents={one.amountCents} />
            </small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sameIn({ isSameFile, isSameAmount }: DuplicateExpense) {
  if (!isSameFile) return 'sameAmount'
  return isSameAmount ? 'sameBoth' : 'sameFile'
}
