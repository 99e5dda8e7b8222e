import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'
import type Payout from '#app/payouts/payout'

export const broadcastPayoutMoved = ({ reference, userId }: Pick<Payout, 'reference' | 'userId'>) =>
  broadcast('PayoutMoved', reference, toUser(userId), 'admin')
