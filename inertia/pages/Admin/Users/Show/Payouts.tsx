import { Link } from '@adonisjs/inertia/react'
import type { ListPage } from '#app/platform/lists/list_page'
import type { PayoutListRow } from '#app/money/payouts/payout_list'
import { ListFrame } from '~/components/lists/ListFrame'
import { Views } from '~/components/lists/Views'
import { CodeBadge } from '~/components/staff/CodeBadge'
import { PlainTable } from '~/components/staff/PlainTable'
import { Reference } from '~/components/staff/Reference'
import { TwoLines } from '~/components/staff/TwoLines'
import { runUrl } from '~/components/staff/urls'
import { useTranslations } from '~/i18n'
import { DateTimeText } from '~/ui/DateText'
import { EmptyState } from '~/ui/EmptyState'
import { Money } from '~/ui/Money'

type Props = { list: ListPage<PayoutListRow>; isFinance: boolean }

/** The payouts of one person; only finance can open their runs. */
export function Payouts({ list, isFinance }: Props) {
  const t = useTranslations('admin_users.money.payouts')

  return (
    <>
      <Views list={list} label={t('views')} />
      <ListFrame list={list} sums={{ amountCents: t('sum') }} empty={<EmptyState title={t('none')} />}>
        <PlainTable
          framed
          caption={t('title')}
          rows={list.rows}
          rowKey={(row) => row.reference}
          columns={[
            {
              key: 'reference',
              header: t('reference'),
              cell: (row) => <Reference>{row.reference}</Reference>,
            },
            {
              key: 'amount',
              header: t('amount'),
              align: 'right',
              cell: (row) => <Money cents={row.amountCents} />,
            },
            {
              key: 'status',
              header: t('status'),
              cell: (row) => (
                <TwoLines under={row.reason} wrap>
                  <CodeBadge list="payoutStatus" code={row.status} />
                </TwoLines>
              ),
            },
            { key: 'account', header: t('account'), cell: (row) => `•••• ${row.account}` },
            {
              key: 'asked',
              header: t('asked'),
              cell: (row) => <DateTimeText value={row.createdAt} />,
            },
            {
              key: 'settled',
              header: t('settled'),
              cell: (row) => (row.settledAt ? <DateTimeText value={row.settledAt} /> : t('notYet')),
            },
            {
              key: 'run',
              header: t('run'),
              cell: ({ run }) => (run && isFinance ? <Link href={runUrl(run)}>{run}</Link> : (run ?? '–')),
            },
          ]}
        />
      </ListFrame>
    </>
  )
}
