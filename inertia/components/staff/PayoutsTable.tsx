import type { ReactNode } from 'react'
import type { PayoutRow } from '#app/money/payouts/payout_rows'
import { useTranslations } from '~/i18n'
import type { Column } from '~/ui/column'
import { DateTimeText } from '~/ui/DateText'
import { Money } from '~/ui/Money'
import { Payee } from './Payee'
import { PayoutState } from './PayoutState'
import { hasWarnings, PayoutWarnings } from './PayoutWarnings'
import { PlainTable } from './PlainTable'
import { Reference } from './Reference'
import { TwoLines } from './TwoLines'

type Props = {
  caption: string
  payouts: PayoutRow[]
  withStatus?: boolean
  empty: ReactNode
  /** What can be done with one of them. */
  actions?: (payout: PayoutRow) => ReactNode
}

/** Payouts by whom they are to, with the end of the account they go to. */
export function PayoutsTable({ caption, payouts, withStatus = true, empty, actions }: Props) {
  const t = useTranslations('admin.runs')
  const columns: (Column<PayoutRow> | false)[] = [
    {
      key: 'payout',
      header: t('payout'),
      cell: (payout) => (
        <TwoLines under={<DateTimeText value={payout.createdAt} />}>
          <Reference>{payout.reference}</Reference>
        </TwoLines>
      ),
    },
    { key: 'payee', header: t('payee'), cell: (payout) => <Payee payout={payout} /> },
    withStatus && {
      key: 'status',
      header: t('status'),
      cell: (payout) => <PayoutState payout={payout} />,
    },
    payouts.some(hasWarnings) && {
      key: 'warnings',
      header: t('warnings'),
      cell: (payout) => <PayoutWarnings payout={payout} />,
    },
    {
      key: 'amount',
      header: t('amount'),
      align: 'right',
      cell: (payout) => <Money cents={payout.amountCents} />,
    },
    actions !== undefined && { key: 'actions', header: t('actions'), cell: actions },
  ]

  if (payouts.length === 0) return empty

  return (
    <PlainTable
      framed
      caption={caption}
      columns={columns.filter((column) => column !== false)}
      rows={payouts}
      rowKey={(payout) => payout.reference}
    />
  )
}
