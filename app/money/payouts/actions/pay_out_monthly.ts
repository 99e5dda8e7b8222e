import { number } from '#app/platform/shared/column'
import { readRows } from '#app/platform/shared/read_rows'
import logger from '@adonisjs/core/services/logger'
import { balanceOf } from '#app/money/ledger/ledger'
import { MINIMUM_PAYOUT_CENTS, requestPayout } from '#app/money/payouts/actions/request_payout'
import { isPending } from '#app/money/payouts/questions'
import { Refusal } from '#app/platform/shared/refusal'
import { asWorker } from '#app/platform/shared/tenancy'
import User from '#app/people/accounts/user'

const AT_ONCE = 200

export async function payOutMonthly() {
  for (let after = 0; ;) {
    const ids = await asWorker(() => dueAfter(after))
    if (ids.length === 0) return
    for (const id of ids) await asWorker(() => payOut(id)).catch(report)
    after = ids.at(-1)!
  }
}

const dueAfter = async (after: number) =>
  (
    await readRows(
      { id: number('u.id') },
      `from users u join ledger_accounts a on a.user_id = u.id
       where u.monthly_payout_since is not null and u.id > ? and a.balance_cents >= ? and u.iban_encrypted is not null
         and u.iban_returned_at is null and u.erased_at is null and u.blocked_at is null
         and not exists (select 1 from payouts p where p.user_id = u.id and ${isPending('p')})
       order by u.id limit ${AT_ONCE}`,
      [after, MINIMUM_PAYOUT_CENTS]
    )
  ).map(({ id }) => id)

async function payOut(id: number) {
  const user = await User.findOrFail(id)
  await requestPayout(user, await balanceOf(user.wallet))
}

/** One person's payout does not hold up those of the others. */
function report(error: unknown) {
  if (!(error instanceof Refusal)) throw error
  logger.warn({ key: error.key }, 'A monthly payout was not requested')
}
