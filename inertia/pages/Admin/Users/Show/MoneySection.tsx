import { Deferred } from '@inertiajs/react'
import type { BatchListRow } from '#app/travel/batches/batch_list'
import type { CorrectionOfUser } from '#app/money/adjustments/corrections_of'
import type { ListPage } from '#app/platform/lists/list_page'
import type { Refunds as RefundPage } from '#app/money/matching/refunds_of'
import type { BalanceTransactionRow } from '#app/money/payouts/balance_transaction_list'
import type { PayoutListRow } from '#app/money/payouts/payout_list'
import type { UserTaps } from '#app/travel/trips/taps_of_user'
import { Balance, type BalanceOfUser } from './Balance'
import { BalanceTransactions } from './BalanceTransactions'
import { Batches } from './Batches'
import { Payouts } from './Payouts'
import { Refunds } from './Refunds'
import type { Section } from './Sections'
import { Transactions } from './Transactions'

/** Each comes with its own section alone. */
export type MoneyProps = {
  balance?: BalanceOfUser
  corrections?: CorrectionOfUser[]
  ledger?: ListPage<BalanceTransactionRow>
  payouts?: ListPage<PayoutListRow>
  refunds?: RefundPage
  taps?: UserTaps
  batches?: ListPage<BatchListRow>
}

type Props = MoneyProps & {
  section: Section
  user: { id: string; name: string }
  can: { workOnMoney: boolean }
}

/** The sections about what someone's money and uploads did. */
export function MoneySection(props: Props) {
  const { section, user, can, balance, corrections, ledger, payouts, refunds, taps, batches } = props

  switch (section) {
    case 'balance':
      return balance && <Balance user={user} balance={balance} corrections={corrections} />
    case 'balance-transactions':
      return ledger && <BalanceTransactions list={ledger} />
    case 'payouts':
      return payouts && <Payouts list={payouts} isFinance={can.workOnMoney} />
    case 'refunds':
      return (
        <Deferred data="refunds" fallback={<p>…</p>}>
          <Refunds refunds={refunds} isFinance={can.workOnMoney} />
        </Deferred>
      )
    case 'transactions':
      return (
        <Deferred data="taps" fallback={<p>…</p>}>
          <Transactions taps={taps} />
        </Deferred>
      )
    case 'batches':
      return batches && <Batches list={batches} />
    default:
      return null
  }
}
