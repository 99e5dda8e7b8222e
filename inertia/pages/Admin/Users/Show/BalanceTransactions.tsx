import { Link } from '@adonisjs/inertia/react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { BalanceTransactionRow } from '#app/money/payouts/balance_transaction_list'
import { ListFrame } from '~/components/lists/ListFrame'
import { PlainTable } from '~/components/staff/PlainTable'
import { Reference } from '~/components/staff/Reference'
import { claimUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'

/** Everything that was booked on a balance. */
export function BalanceTransactions({ list }: { list: ListPage<BalanceTransactionRow> }) {
  const t = useTranslations('admin_users.money.ledger')
  const kind = useTranslations('balance.list.kind')

  return (
    <ListFrame list={list} empty={<EmptyState title={t('none')} />}>
      <PlainTable
        framed
        caption={t('title')}
        rows={list.rows}
        rowKey={(row) => row.id}
        columns={[
          { key: 'at', header: t('at'), cell: (row) => <DateTimeText value={row.postedAt} /> },
          { key: 'kind', header: t('kind'), cell: (row) => kind(row.kind) },
          { key: 'belongsTo', header: t('belongsTo'), cell: (row) => <BelongsTo {...row} /> },
          {
            key: 'amount',
            header: t('amount'),
            align: 'right',
            cell: (row) => <Money cents={row.amountCents} sign />,
          },
          {
            key: 'after',
            header: t('after'),
            align: 'right',
            cell: (row) => <Money cents={row.balanceAfterCents} />,
          },
        ]}
      />
    </ListFrame>
  )
}

function BelongsTo({ belongsTo, operator, reason }: BalanceTransactionRow) {
  if (!belongsTo) return '–'
  if (!operator) return reason ?? <Reference>{belongsTo}</Reference>
  return (
    <>
      <Link href={claimUrl(belongsTo)}>{belongsTo}</Link>
      <small>{operator}</small>
    </>
  )
}
