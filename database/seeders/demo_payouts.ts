import { asStaff, inTenant } from '#app/platform/shared/tenancy'
import { queryRows } from '../../tests/support/query_rows.js'
import { balanceOf } from '#app/money/ledger/ledger'
import { clearHolds } from '#app/money/payouts/actions/clear_holds'
import { createPayoutRun } from '#app/money/payouts/actions/create_payout_run'
import { releasePayoutRun } from '#app/money/payouts/actions/release_payout_run'
import { MINIMUM_PAYOUT_CENTS, requestPayout } from '#app/money/payouts/actions/request_payout'
import { verifyPayees } from '#app/money/payouts/actions/verify_payees'
import type { PayoutHold } from '#app/money/payouts/payout_hold'
import Payout from '#app/money/payouts/payout'
import PayoutRun from '#app/money/payouts/payout_run'
import { isPremium } from '#app/people/accounts/is_premium'
import { PREMIUM_CENTS } from '#app/money/premium/premium'
import { nextTargetDay } from '#app/platform/shared/target_days'
import User from '#app/people/accounts/user'
import { STORY_MONTHS } from '#database/demo/story'
import type { Cast } from '#database/seeders/demo_people'
import type { Timetable } from '#database/seeders/timetable'

/** On the 20th people ask for their money, on the 21st a run is made and released, on the 24th it is paid. */
export function schedulePayouts(cast: Cast, timetable: Timetable, told: { payouts: number }) {
  const finance = cast.byEmail('finance@fareback.test')
  const owner = cast.byEmail('owner@fareback.test')

  for (let ago = STORY_MONTHS; ago >= 0; ago--) {
    const month = timetable.present.minus({ months: ago }).startOf('month')
    // The newest run is left for whoever tries the demo to release.
    const isLast = ago === (timetable.present.day >= 21 ? 0 : 1)
    timetable.add(month.set({ day: 20, hour: 9 }), () => askForMoney(cast, told, isLast))
    timetable.add(month.set({ day: 20, hour: 10 }), verifyPayees)
    timetable.add(month.set({ day: 21, hour: 9 }), () => lookAtHolds(finance, isLast))
    timetable.add(month.set({ day: 21, hour: 10 }), () =>
      asStaff(async () => {
        if (
          !(await Payout.query()
            .withScopes((scopes) => scopes.readyForRun())
            .first())
        )
          return
        const run = await createPayoutRun(finance, nextTargetDay(month.set({ day: 22 }).toISODate()!))
        if (isLast) return
        timetable.add(month.set({ day: 21, hour: 14 }), () => asStaff(() => releasePayoutRun(run, owner)))
        timetable.add(month.set({ day: 24, hour: 8 }), () =>
          asStaff(async () => {
            const { reference, totalCents, payoutsCount } = await PayoutRun.findOrFail(run.id)
            cast.bank.book({
              amountCents: -totalCents,
              batchReference: reference,
              paymentsCount: payoutsCount,
            })
          })
        )
      })
    )
  }
}

/** The newest are left for whoever tries the demo. */
const LEFT_ON_HOLD = 3

async function lookAtHolds(finance: User, isLast: boolean) {
  const held = await asStaff(() =>
    queryRows<{ id: number; reasons: PayoutHold[] }>(
      `select h.payout_id as id, array_agg(h.reason) as reasons from payout_holds h join payouts p on p.id = h.payout_id
       where p.status = 'requested' group by 1 order by 1`
    )
  )
  for (const { id, reasons } of isLast ? held.slice(0, -LEFT_ON_HOLD) : held) {
    const note = 'The account and its holder are on the card they sent us.'
    await asStaff(() => clearHolds({ id }, { reasons, note }, finance))
  }
}

async function askForMoney(cast: Cast, told: { payouts: number }, someOnly: boolean) {
  for (const [nth, { id, tenantId, ibanEncrypted }] of cast.all().entries()) {
    if (!ibanEncrypted || (someOnly && nth % 3 === 0)) continue
    await inTenant(tenantId, async () => {
      const user = await User.findOrFail(id)
      // Premium is paid from what stays.
      const keptCents = isPremium(user) ? 3 * PREMIUM_CENTS : 0
      const amountCents = (await balanceOf(user.wallet)) - keptCents
      if (amountCents < MINIMUM_PAYOUT_CENTS) return
      await requestPayout(user, amountCents)
      told.payouts++
    })
  }
}
