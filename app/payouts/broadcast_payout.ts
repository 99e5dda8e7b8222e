import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'

export const broadcastPayoutMoved = (payout: { reference: string; userId: number }) =>
  broadcast('PayoutMoved', payout.reference, toUser(payout.userId), 'admin')
