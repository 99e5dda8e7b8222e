import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'

export const broadcastClaimMoved = (claim: { reference: string; userId: number }) =>
  broadcast('ClaimMoved', claim.reference, toUser(claim.userId), 'admin')
