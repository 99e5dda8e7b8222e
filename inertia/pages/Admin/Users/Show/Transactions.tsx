import type { UserTaps } from '#app/travel/trips/taps_of_user'
import { PlainTable } from '~/components/staff/PlainTable'
import { useTranslations } from '~/i18n'
import { TransactionTime } from '~/components/TransactionTime'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'
import { ShowOlder } from '~/ui/ShowOlder'

/** The card transactions of one person, on all their cards. */
export function Transactions({ taps }: { taps?: UserTaps }) {
  const t = useTranslations('admin_users.money.taps')
  const kind = useTranslations('trips.tapKinds')
  if (!taps) return null
  const { rows, hasOlder } = taps
  if (rows.length === 0) return <EmptyState title={t('none')} />

  return (
    <>
      <PlainTable
        framed
        caption={t('title')}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'at',
            header: t('at'),
            cell: (row) => <TransactionTime kind={row.kind} at={row.at} />,
          },
          {
            key: 'kind',
            header: t('kind'),
            cell: (row) => (
              <>
                {kind(row.kind)}
                {row.operator && <small>{row.operator}</small>}
              </>
            ),
          },
          {
            key: 'card',
            header: t('card'),
            cell: (row) => (row.card ? `•••• ${row.card}` : '–'),
          },
          { key: 'from', header: t('from'), cell: (row) => row.fromPlace ?? '–' },
          { key: 'to', header: t('to'), cell: (row) => row.toPlace ?? '–' },
          { key: 'product', header: t('product'), cell: (row) => row.product ?? '–' },
          {
            key: 'amount',
            header: t('amount'),
            align: 'right',
            cell: (row) => (row.amountCents === null ? '–' : <Money cents={row.amountCents} />),
          },
        ]}
      />
      <ShowOlder older={hasOlder ? { before: rows.at(-1)!.id } : null} only={['taps']} />
    </>
  )
}
