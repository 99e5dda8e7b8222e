import { broadcast } from '#app/broadcasting/broadcast'
import { toUser } from '#app/broadcasting/channel_sequence'
import type Claim from '#app/claims/claim'

export const broadcastClaimMoved = (claim: Pick<Claim, 'reference' | 'userId'>) =>
  broadcast('ClaimMoved', claim.reference, toUser(claim.userId), 'admin')
