import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/sequences'
import type Payout from '#app/payouts/payout'

/** Pages that show this payout, its owner's and those of staff, are told that it moved. */
export const tellOfPayout = ({ reference, userId }: Pick<Payout, 'reference' | 'userId'>) =>
  broadcast('PayoutMoved', reference, toUser(userId), 'admin')
