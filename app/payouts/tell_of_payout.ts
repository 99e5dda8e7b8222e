import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import type Payout from '#app/payouts/payout'
import type PayoutRun from '#app/payouts/payout_run'

/** Pages that show this payout, its owner's and those of staff, are told that it moved. */
export const tellOfPayout = ({ reference, userId }: Pick<Payout, 'reference' | 'userId'>) =>
  broadcast('PayoutMoved', reference, toUser(userId), 'admin')

/** The same for a run and for each payout in it. */
export function tellOfRun(run: PayoutRun, payouts: Payout[]) {
  broadcast('PayoutRunMoved', run.reference, 'admin')
  for (const payout of payouts) tellOfPayout(payout)
}
