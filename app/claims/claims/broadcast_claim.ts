import { broadcast } from '#app/messages/live/broadcast'
import { toUser } from '#app/messages/live/channel_sequence'

export const broadcastClaimMoved = (claim: { reference: string; userId: number }) =>
  broadcast('ClaimMoved', claim.reference, toUser(claim.userId), 'admin')
