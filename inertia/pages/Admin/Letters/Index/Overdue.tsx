import type { OverdueClaims } from '#app/claims/letters/overdue_claims'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import classes from './Index.module.css'

/** Operators that should have answered; one letter reminds each of all its claims. */
export function Overdue({ overdue }: { overdue: OverdueClaims[] }) {
  const t = useTranslations('admin.letters')
  const columns = useColumns()
  if (overdue.length === 0) return null

  return (
    <section aria-labelledby="overdue">
      <h2 id="overdue" className={classes.heading}>
        {t('overdue')}
      </h2>
      <p className={classes.hint}>{t('overdueHint')}</p>
      <PlainTable framed caption={t('overdue')} columns={columns} rows={overdue} rowKey={(one) => one.operator} />
    </section>
  )
}

function useColumns(): Column<OverdueClaims>[] {
  const t = useTranslations('admin.letters')

  return [
    { key: 'operator', header: t('operator'), cell: (one) => one.operatorName },
    { key: 'claims', header: t('claims'), align: 'right', cell: (one) => one.count },
    {
      key: 'total',
      header: t('total'),
      align: 'right',
      cell: (one) => <Money cents={one.grossCents} />,
    },
    { key: 'since', header: t('since'), cell: (one) => <DateText value={one.since} /> },
    {
      key: 'remind',
      header: '',
      align: 'right',
      cell: (one) =>
        one.toRemind === 0 ? (
          t('reminded')
        ) : (
          <ConfirmButton
            danger={false}
            title={t('remindTitle', { operator: one.operatorName })}
            consequence={t('remindText', { count: one.toRemind })}
            route="admin.counterparties.reminders.store"
            routeParams={{ counterparty_id: one.operator }}
          >
            {t('remind')}
          </ConfirmButton>
        ),
    },
  ]
}
