import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { WaitingClaims } from '#app/claims/letters/waiting_claims'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { ConfirmButton } from '~/ui/ConfirmButton'
import { DateText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money, useMoney } from '~/ui/Money'
import classes from './Index.module.css'

/** What the next letter to each operator would hold. */
export function Waiting({ waiting }: { waiting: WaitingClaims[] }) {
  const t = useTranslations('admin.letters')
  const columns = useColumns()

  return (
    <NextLetters>
      {waiting.length === 0 ? (
        <EmptyState illustration="done" title={t('noWaiting')} description={t('noWaitingHint')} />
      ) : (
        <PlainTable framed caption={t('waiting')} columns={columns} rows={waiting} rowKey={(one) => one.operator} />
      )}
    </NextLetters>
  )
}

/** As high as two rows, which is what there is on most days. */
export function WaitingLoading() {
  const t = useTranslations('admin.letters')
  return (
    <NextLetters>
      <Skeleton height={150} role="status" aria-label={t('loadingWaiting')} />
    </NextLetters>
  )
}

function NextLetters({ children }: { children: ReactNode }) {
  const t = useTranslations('admin.letters')

  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={classes.heading}>
        {t('waiting')}
      </h2>
      <p className={classes.hint}>{t('waitingHint')}</p>
      {children}
    </section>
  )
}

function useColumns(): Column<WaitingClaims>[] {
  const t = useTranslations('admin.letters')
  const money = useMoney()

  return [
    { key: 'operator', header: t('operator'), cell: (one) => one.operatorName },
    { key: 'claims', header: t('claims'), align: 'right', cell: (one) => one.count },
    {
      key: 'total',
      header: t('total'),
      align: 'right',
      cell: (one) => <Money cents={one.grossCents} />,
    },
    {
      key: 'deadline',
      header: t('firstDeadline'),
      cell: (one) => <DateText value={one.firstDeadline} />,
    },
    {
      key: 'make',
      header: '',
      align: 'right',
      cell: (one) =>
        one.sentToday ? (
          t('made')
        ) : (
          <ConfirmButton
            danger={false}
            title={t('makeTitle', { operator: one.operatorName })}
            consequence={t('makeText', { count: one.count, amount: money(one.grossCents) })}
            route="admin.letters.store"
            data={{ operator: one.operator }}
          >
            {t('make')}
          </ConfirmButton>
        ),
    },
  ]
}
