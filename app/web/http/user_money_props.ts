import type { HttpContext } from '@adonisjs/core/http'
import { batchList } from '#app/travel/batches/batch_list'
import CorrectionPolicy from '#app/money/adjustments/correction_policy'
import { correctionsOf } from '#app/money/adjustments/corrections_of'
import { listPage } from '#app/web/http/list_page'
import { refundsOf } from '#app/money/matching/refunds_of'
import { balanceSummary } from '#app/money/payouts/balance_summary'
import { balanceTransactionList } from '#app/money/payouts/balance_transaction_list'
import { payoutList } from '#app/money/payouts/payout_list'
import { ownerOf } from '#app/money/payouts/wallet_owner'
import { tapsOfUser } from '#app/travel/trips/taps_of_user'
import type User from '#app/people/accounts/user'
import type { UserSection } from '#app/people/accounts/user_sections'

/** Each list has its own parameters, because the address also keeps those of the user list. */
export const MONEY_LISTS = {
  ledger: { list: balanceTransactionList, of: (user: User) => accountOf(user) },
  payouts: { list: payoutList, of: (user: User) => user.id },
  batches: { list: batchList, of: (user: User) => user.id },
} as const

export function userMoneyProps(ctx: HttpContext, user: User, section: UserSection, before?: number) {
  const { bouncer, inertia } = ctx
  const when = <T>(its: UserSection, load: () => Promise<T>) => (section === its ? load : undefined)

  return {
    balance: when('balance', async () => {
      return {
        summary: await balanceSummary(ownerOf(user)),
        mayCorrect: !user.isErased && (await bouncer.with(CorrectionPolicy).allows('create', user)),
      }
    }),
    corrections: section === 'balance' ? inertia.defer(() => correctionsOf(user), 'corrections') : undefined,
    ledger: when('balance-transactions', () =>
      listPage(ctx, balanceTransactionList, { of: accountOf(user), prefix: 'ledger.' })
    ),
    payouts: when('payouts', () => listPage(ctx, payoutList, { of: user.id, prefix: 'payouts.' })),
    batches: when('batches', () => listPage(ctx, batchList, { of: user.id, prefix: 'batches.' })),
    refunds:
      section === 'refunds'
        ? inertia
            .defer(() => refundsOf(user, before), 'money')
            .deepMerge()
            .matchOn('rows.id')
        : undefined,
    taps:
      section === 'transactions'
        ? inertia
            .defer(() => tapsOfUser(user, before), 'money')
            .deepMerge()
            .matchOn('rows.id')
        : undefined,
  }
}

/** Of `findWithPasskeysOrFail`; no account has this number before anything is booked. */
const accountOf = (user: User) => (user.$extras.accountId as number | null) ?? 0
