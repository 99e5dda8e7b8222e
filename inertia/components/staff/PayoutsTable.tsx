import type { ReactNode } from 'react'
import type { PayoutRow } from '#app/payouts/payout_rows'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { CodeBadge } from './CodeBadge'
import { PersonLink } from './PersonLink'
import { PlainTable } from './PlainTable'
import { Reference } from './Reference'

type Props = { caption: string; payouts: PayoutRow[]; withStatus?: boolean; empty: ReactNode }

/** Payouts by traveller, with the end of the account they go to. */
export function PayoutsTable({ caption, payouts, withStatus = true, empty }: Props) {
  const t = useTranslations('admin.runs')
  const columns: Column<PayoutRow>[] = [
    {
      key: 'payout',
      header: t('payout'),
      cell: (payout) => <Reference>{payout.reference}</Reference>,
    },
    {
      key: 'traveller',
      header: t('traveller'),
      cell: (payout) => <PersonLink id={payout.travellerId}>{payout.traveller}</PersonLink>,
    },
    { key: 'account', header: t('account'), cell: (payout) => `•••• ${payout.ibanLast4}` },
    {
      key: 'asked',
      header: t('asked'),
      cell: (payout) => <DateTimeText value={payout.createdAt} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (payout) => <Money cents={payout.amountCents} />,
    },
  ]
  const status: Column<PayoutRow> = {
    key: 'status',
    header: t('status'),
    cell: (payout) => <CodeBadge list="payoutStatus" code={payout.status} />,
  }

  if (payouts.length === 0) return empty

  return (
    <PlainTable
      framed
      caption={caption}
      columns={withStatus ? columns.toSpliced(4, 0, status) : columns}
      rows={payouts}
      rowKey={(payout) => payout.reference}
    />
  )
}
